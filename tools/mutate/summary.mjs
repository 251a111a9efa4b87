// The scores of a seed, by stratum and folder; then what was called equivalent, and what survived.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { readResults } from './results.mjs';
import { sampleOf } from './sample.mjs';
import { FATES, markdownTable, percent, scoreOf } from './scores.mjs';
import { SEEDS, unseenOf } from './strata.mjs';

/** Per cent of a sample. */
const MOST_EQUIVALENT = 8;

/** Mutants that no test can tell from the original, with the reason; known by their text, so that a line may move. */
const EQUIVALENT = JSON.parse(readFileSync(join(root, 'tools/mutate/equivalent.json'), 'utf8'));
const TEXT = ['file', 'source', 'mutator', 'original', 'replacement'];

const ALL = [...FATES, 'NotRun'];
const HEADS = ',drawn,killed,timed out,survived,not reached,equivalent,not run,score,'.split(',');

/** Markdown, whether every stratum was run whole and holds, and the scores that count: of an unseen seed, run whole. */
export async function summarize(seed, strata) {
  const drawn = [];
  const rows = [];
  const scores = [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  let holds = true;
  for (const stratum of strata) {
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
    const { NotRun, ...counts } = countsOf(mutants);
    if (NotRun === 0 && drawnBy === unseenOf(stratum))
      scores.push({ stratum: stratum.name, seed: drawnBy, commit, drawn: mutants.length, ...counts });
  }
  const of = (...fates) => drawn.filter(({ fate }) => fates.includes(fate));
  const text = [
    `Seed ${seed}.`,
    markdownTable(HEADS, 1, rows),
    '### Equivalent',
    of('Equivalent')
      .map((mutant) => `${lineOf(mutant)}. ${mutant.reason}`)
      .join('\n') || 'None.',
    '### Survivors',
    of('Survived', 'NotReached').map(lineOf).join('\n') || 'None.',
  ].join('\n\n');
  return { text, holds, scores };
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
  return [mutants.length, ...ALL.map((fate) => counts[fate]), percent(scoreOf(counts))];
}

const countsOf = (mutants) =>
  Object.fromEntries(ALL.map((name) => [name, mutants.filter(({ fate }) => fate === name).length]));

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
