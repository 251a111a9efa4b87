// A sentence that tells a player to do something in the app, where no button does it, leaves him stuck: an installed app has
// no reload button of its own. Read from the source, so that no sentence is left out.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const SRC = new URL('../../src/', import.meta.url);

type Node = { readonly type: string; readonly [key: string]: unknown };
const isNode = (it: unknown): it is Node => typeof Object(it).type === 'string';

/** The words of a text as a player reads them; what is filled in stands as an ellipsis. */
function wordsOf({ type, value, quasis }: Node): string {
  if (type === 'TemplateElement' || type === 'TemplateLiteral')
    return type === 'TemplateLiteral'
      ? (quasis as { value: { cooked: string } }[]).map((each) => each.value.cooked).join('…')
      : '';
  const isText = type === 'JSXText' || type === 'Literal';
  return isText && typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
}

type Text = { readonly file: string; readonly words: string; readonly within: readonly Node[] };

function walk(
  node: unknown,
  within: readonly Node[],
  tell: (node: Node, within: readonly Node[]) => void,
): void {
  if (Array.isArray(node)) for (const each of node) walk(each, within, tell);
  if (!isNode(node)) return;
  tell(node, within);
  for (const child of Object.values(node)) if (child instanceof Object) walk(child, [...within, node], tell);
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), source: readFileSync(new URL(file, SRC), 'utf8') }));

const parse = ({ file, source }: (typeof files)[number]) =>
  parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });

/** Every text in those files in which the pattern is found. */
function textsWith(pattern: RegExp): readonly Text[] {
  return files
    .filter(({ source }) => pattern.test(source))
    .flatMap((each) => {
      const found: Text[] = [];
      walk(parse(each), [], (node, within) => {
        const words = wordsOf(node);
        if (pattern.test(words)) found.push({ file: each.file, words, within });
      });
      return found;
    });
}

/** What is passed to the call, or written into the object, that the text stands in. */
const besideOf = ({ within }: Text): readonly string[] => {
  const call = within.findLast(({ type }) => type === 'CallExpression' || type === 'ObjectExpression');
  const beside: string[] = [];
  walk(call, [], (node) => beside.push(wordsOf(node)));
  return beside;
};

const read = (file: string): string => files.find((each) => each.file === file)?.source ?? '';

/** A step that the app can take, by the words for it, and who draws its button without a remedy. */
const STEPS = [
  { remedy: 'reload', words: /\breload\b/i, own: ['ui/first/crash.tsx', 'ui/kit/remedies.tsx'] },
  {
    remedy: 'update',
    words: /\bUpdate\b|\bupdate the app\b/,
    own: ['ui/kit/remedies.tsx', 'ui/device/update-line.tsx'],
  },
] as const;

test.each(STEPS)('who is told of "$remedy" has a button for it', ({ remedy, words, own }) => {
  const told = textsWith(words).filter(
    ({ words: text, file }) => /[ .]/.test(text) && !own.some((it) => it === file),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => !besideOf(text).includes(remedy)).map(({ words: text }) => text)).toEqual([]);
});

/** Where the button stands that does it once more, for what is told there without one of its own. */
const AGAIN: { readonly [file: string]: readonly [place: string, label: string] } = {
  'app/backups/restore.ts': ['ui/backups/backups.tsx', 'Open a file'],
  'app/example.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'app/exchange/codec.ts': ['ui/exchange/outcome.tsx', 'Scan again'],
  'app/exchange/device-code.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'app/exchange/table.ts': ['ui/exchange/outcome.tsx', 'Scan again'],
  'app/exchange/wdx.ts': ['ui/exchange/together.tsx', 'Take a file'],
  'app/hall/enter.ts': ['ui/hall/door.tsx', 'Try again'],
  'app/kept-file/keep.ts': ['ui/backups/kept-file-card.tsx', 'Choose the file again'],
  'app/open-sheet.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'app/opened-store.ts': ['ui/first/home.tsx', 'Try again'],
  'app/own/files-of-message.ts': ['ui/exchange/outcome.tsx', 'Scan again'],
  'app/own/open-file.ts': ['ui/own/own-games.tsx', 'Open a game file'],
  'app/own/read-file.ts': ['ui/backups/backups.tsx', 'Open a file'],
  'app/report.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'app/rules.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'core/charts/pack-file.ts': ['ui/packs/packs.tsx', 'From a file'],
  'core/exchange/message.ts': ['ui/exchange/outcome.tsx', 'Scan again'],
  'core/journal/backup-game.ts': ['ui/backups/backups.tsx', 'Open a file'],
  'core/journal/backup.ts': ['ui/backups/backups.tsx', 'Open a file'],
  'storage/problems.ts': ['ui/stuck/opening-failed.tsx', 'Try again'],
  'storage/read-raw.ts': ['ui/kit/use-loaded.tsx', 'Try again'],
  'storage/refused.ts': ['ui/first/home.tsx', 'Try again'],
  'ui/backups/backups.tsx': ['ui/backups/backups.tsx', 'Open a file'],
  'ui/backups/copy-reminder.tsx': ['ui/backups/copy-reminder.tsx', 'Save a file'],
  'ui/backups/rescue.tsx': ['ui/kit/use-loaded.tsx', 'Try again'],
  'ui/backups/safety-offers.tsx': ['ui/backups/safety-offers.tsx', 'Save a copy'],
  'ui/backups/save-copy.tsx': ['ui/backups/save-copy.tsx', 'Make a file of everything'],
  'ui/exchange/join-screen.tsx': ['ui/exchange/join-screen.tsx', 'Scan again'],
  'ui/game/game.tsx': ['ui/stuck/opening-failed.tsx', 'Try again'],
  'ui/hall/door.tsx': ['ui/hall/door.tsx', 'Try again'],
  'ui/hall/organiser/organiser-screen.tsx': [
    'ui/hall/organiser/organiser-screen.tsx',
    'Import the organiser’s file',
  ],
  'ui/kit/codes/camera.ts': ['ui/packs/scanner.tsx', 'Try again'],
  'ui/kit/lazy.tsx': ['ui/kit/lazy.tsx', 'Try again'],
  'ui/own/read-game-file.ts': ['ui/own/edition.tsx', 'Open a file'],
  'ui/packs/own-packs.tsx': ['ui/kit/use-loaded.tsx', 'Try again'],
  'ui/packs/packs.tsx': ['ui/packs/packs.tsx', 'From a file'],
  'ui/play/quick.tsx': ['ui/kit/use-loaded.tsx', 'Try again'],
  'ui/play/register.tsx': ['ui/kit/use-loaded.tsx', 'Try again'],
  'ui/rules/guide.tsx': ['ui/kit/use-loaded.tsx', 'Try again'],
};
/** What is opened, imported or scanned again is in the player's hand: a link, a file, another phone. */
const ELSEWHERE = [
  'app/hall-pass.ts',
  'app/hall/organiser/organiser.ts',
  'core/exchange/moving-code.ts',
  'ui/hall/organiser/link-card.tsx',
];

test('who is told to try, scan, look or choose again has a button for it', () => {
  const told = textsWith(/\b(try|scan|look|choose \w+|open it|import it)( it)? again\b/i).filter(
    ({ words, file }) =>
      /[ .].* again/.test(words) && !file.startsWith('games/') && !ELSEWHERE.includes(file),
  );
  expect([...new Set(told.map(({ file }) => file))].sort()).toEqual(Object.keys(AGAIN).sort());
  for (const [place, label] of Object.values(AGAIN)) expect(read(place), place).toContain(label);
});

/** Whose sentences have no remedies: an exception as it came, under the button to reload, and what is checked at a field. */
const PLAIN = ['ui/first/app.tsx', 'ui/log/undo-to-dialog.tsx', 'ui/teach/grid.tsx'];

test('whoever shows a problem shows its remedies', () => {
  const shown = files
    .filter(({ file, source }) => file.startsWith('ui/') && source.includes('.message'))
    .filter((each) => {
      let found = false;
      walk(parse(each), [], ({ type, property }, within) => {
        const isMessage = type === 'MemberExpression' && Object(property).name === 'message';
        if (isMessage && within.some((it) => it.type === 'JSXExpressionContainer')) found = true;
      });
      return found;
    });
  expect(shown.map(({ file }) => file)).toContain('ui/kit/notice.tsx');
  expect(shown.filter(({ source }) => !source.includes('<Remedies')).map(({ file }) => file)).toEqual(PLAIN);
});
