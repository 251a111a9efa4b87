// The scores of a seed, by stratum and folder; then what was called equivalent, and what survived.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { readResults } from './results.mjs';
import { sampleOf } from './sample.mjs';
import { SEEDS, STRATA, unseenOf } from './strata.mjs';

/** Per cent of a sample. */
const MOST_EQUIVALENT = 8;

/** Mutants that no test can tell from the original, with the reason; known by their text, so that a line may move. */
const EQUIVALENT = JSON.parse(readFileSync(join(root, 'tools/mutate/equivalent.json'), 'utf8'));
const TEXT = ['file', 'source', 'mutator', 'original', 'replacement'];

const FATES = ['Killed', 'TimedOut', 'Survived', 'NotReached', 'Equivalent', 'NotRun'];
const HEADS = [
  '',
  'drawn',
  'killed',
  'timed out',
  'survived',
  'not reached',
  'equivalent',
  'not run',
  'score',
  '',
];

/** Markdown, and whether every stratum was run whole and holds. */
export async function summarize(seed) {
  const drawn = [];
  const rows = [];
  let holds = true;
  for (const stratum of STRATA) {
    const drawnBy = seed === SEEDS.unseen ? unseenOf(stratum) : seed;
    const results = readResults(stratum, drawnBy);
    const mutants = (await sampleOf(stratum, drawnBy)).map((mutant) =>
      judge(mutant, results.get(mutant.key)),
    );
    const verdict = verdictOn(mutants, stratum.least);
    holds &&= verdict === 'holds';
    rows.push([`**${stratum.name}**`, ...figures(mutants), verdict]);
    for (const folder of new Set(mutants.map(({ file }) => dirname(file))))
      rows.push([`\`${folder}\``, ...figures(mutants.filter(({ file }) => dirname(file) === folder)), '']);
    drawn.push(...mutants);
  }
  const of = (...fates) => drawn.filter(({ fate }) => fates.includes(fate));
  const text = [
    `Seed ${seed}.`,
    [HEADS, HEADS.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
    '### Equivalent',
    of('Equivalent')
      .map((mutant) => `${lineOf(mutant)}. ${mutant.reason}`)
      .join('\n') || 'None.',
    '### Survivors',
    of('Survived', 'NotReached').map(lineOf).join('\n') || 'None.',
  ].join('\n\n');
  return { text, holds };
}

function judge(mutant, result) {
  const known = EQUIVALENT.find((each) => TEXT.every((name) => each[name] === mutant[name]));
  const fate = result?.status ?? 'NotRun';
  if (!known || fate === 'NotRun') return { ...mutant, fate };
  if (fate === 'Survived' || fate === 'NotReached')
    return { ...mutant, fate: 'Equivalent', reason: known.reason };
  throw new Error(`Called equivalent, but ${result.test} tells it: ${mutant.key}`);
}

function figures(mutants) {
  const counts = countsOf(mutants);
  return [mutants.length, ...FATES.map((fate) => counts[fate]), percent(scoreOf(counts))];
}

const countsOf = (mutants) =>
  Object.fromEntries(FATES.map((name) => [name, mutants.filter(({ fate }) => fate === name).length]));

/** Killed of those that can be killed, of what was run; in per cent. */
function scoreOf({ Killed, TimedOut, Survived, NotReached }) {
  const killed = Killed + TimedOut;
  return (100 * killed) / (killed + Survived + NotReached);
}

const percent = (value) => (Number.isNaN(value) ? '–' : `${value.toFixed(1)} %`);

function verdictOn(mutants, least) {
  const counts = countsOf(mutants);
  if (counts.NotRun > 0) return 'not run whole';
  if (scoreOf(counts) < least) return `below ${least} %`;
  return (100 * counts.Equivalent) / mutants.length > MOST_EQUIVALENT ? 'too many equivalent' : 'holds';
}

function lineOf({ file, line, column, mutator, original, replacement, fate }) {
  const code = (text) => `\`\` ${text.replace(/\s+/g, ' ').slice(0, 100) || '(nothing)'} \`\``;
  const reached = fate === 'NotReached' ? ', not reached' : '';
  return `- ${file}:${line}:${column} ${mutator}: ${code(original)} → ${code(replacement)}${reached}`;
}
