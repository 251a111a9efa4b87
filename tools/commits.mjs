// npm run commits: whether the messages of new commits keep the rule of docs/contributing.md, as far as it can be seen. That a
// verb is one, and that a body says why, cannot.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** The last message before the rule was kept. Found by its words, which outlive a history whose hashes change. */
export const BEFORE =
  'ui: A game listens for its first touch only while it is open; tests: one way to play an example anew';

const GAMES = readdirSync(new URL('../src/games/', import.meta.url), { withFileTypes: true });
export const AREAS = [
  ...['core', 'storage', 'app', 'ui', 'pwa', 'docs', 'tests', 'tools', 'build', 'bench'],
  ...GAMES.filter((entry) => entry.isDirectory()).map(({ name }) => name),
];

/** No verb, and yet where a sentence likes to begin. */
const NO_VERBS = new Set(
  `A An The This That These Those One Two Three Four Five Six Seven Eight Nine Ten Every Each All Any Some Both Many More
  Most Few No None Nobody Nothing Not Only It Its They Their We Our You Your He She Who Whose What Which When Where While
  Why How If There Here Now Then After Before Between As At By For From In Into Of On To With Without And But Or`.split(
    /\s+/,
  ),
);
/** "Adding" and "Added", but neither "Bring" nor "Need". */
const BENT = /[aeiouy].*(?:ing|[^e]ed)$/i;
const isNoVerb = (word) => NO_VERBS.has(word) || (BENT.test(word) && word !== 'Embed');

/** What is wrong with a message, in its order. */
export function complaints(message) {
  const [first = '', second = '', ...body] = message.trimEnd().split('\n');
  const [, area, what] = /^(\S+): (.*)$/.exec(first) ?? [];
  const [word = ''] = /^[\p{L}\p{N}]*/u.exec(what ?? '') ?? [];
  const found = [];
  if (area === undefined) found.push('begins with one area and a colon, as in "docs: Say …"');
  else if (!AREAS.includes(area)) found.push(`has no area of the project in "${area}": ${AREAS.join(', ')}`);
  else if (!/^\p{Lu}/u.test(word)) found.push('goes on with a capital letter after the area');
  else if (isNoVerb(word)) found.push(`says what it does: "${word}" is no verb such as Add`);
  if ([...first].length > 65)
    found.push(`has at most 65 characters in its first line, not ${[...first].length}`);
  if (first.endsWith('.')) found.push('has no full stop at the end of its first line');
  if (second) found.push('has an empty second line');
  if (!body.some((line) => line.trim())) found.push('says why in a body, after an empty line');
  for (const line of body)
    if ([...line].length > 100) found.push(`wraps its body at 100: "${line.slice(0, 30)}…"`);
  return found;
}

/** For want of a history nothing fails, and nothing is said to be in order. */
function notChecked(why) {
  console.log(`not checked: ${why}`);
  process.exit(0);
}

function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : notChecked(error?.message ?? stderr.trim());
}

/** The commits since `BEFORE`; where that is not to be found, all that have a parent here. Merges are nobody's words. */
function newCommits() {
  const before = git('log', '-1', '--format=%H', `--grep=^${BEFORE}$`).trim();
  const range = before ? [`${before}..HEAD`] : ['--min-parents=1', 'HEAD'];
  const commits = git('log', '--no-merges', '--format=%h %B%x00', ...range)
    .split('\0\n')
    .filter(Boolean);
  return before || commits.length ? commits : notChecked('no commit here has a parent');
}

function check() {
  if (!existsSync('.git')) notChecked('a copy without its history');
  const commits = newCommits();
  let against = 0;
  for (const commit of commits) {
    const [, hash, message] = /^(\S+) (.*)$/s.exec(commit);
    const found = complaints(message);
    if (!found.length) continue;
    against += 1;
    console.error([`${hash} ${message.split('\n')[0]}`, ...found].join('\n  a message '));
  }
  console.log(`${commits.length} checked, ${against} against the rule`);
  process.exit(against ? 1 : 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) check();
