// The last score of each stratum: `docs/mutation/scores.json`, one stratum a line, and the table that docs/mutation.md shows.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryLines } from '../entry-lines.mjs';
import { root } from '../setup.mjs';
import { STRATA } from './strata.mjs';

const SCORES = join(root, 'docs/mutation/scores.json');
const PAGE = join(root, 'docs/mutation.md');
const HEAD = '## Last scores\n\n';

/** What can come of a mutant that was run. */
export const FATES = ['Killed', 'TimedOut', 'Survived', 'NotReached', 'Equivalent'];

export const readScores = () => JSON.parse(readFileSync(SCORES, 'utf8'));

/** A score is `{ stratum, seed, commit, drawn }` and a number for each fate. It takes the place of the stratum's last. */
export function writeScores(fresh) {
  const scores = new Map([...readScores(), ...fresh].map((score) => [score.stratum, score]));
  const inOrder = STRATA.flatMap(({ name }) => scores.get(name) ?? []);
  writeFileSync(SCORES, entryLines(inOrder));
  const [above] = readFileSync(PAGE, 'utf8').split(HEAD);
  writeFileSync(PAGE, `${above}${HEAD}${tableOf(inOrder)}\n`);
}

/** Killed of those that can be killed, of what was run; in per cent. */
export function scoreOf({ Killed, TimedOut, Survived, NotReached }) {
  const killed = Killed + TimedOut;
  return (100 * killed) / (killed + Survived + NotReached);
}

export const percent = (value) => (Number.isNaN(value) ? '–' : `${value.toFixed(1)} %`);

const HEADS = 'stratum,seed,code of,drawn,killed,timed out,survived,not reached,equivalent,score'.split(',');

export const tableOf = (scores) =>
  markdownTable(
    HEADS,
    3,
    scores.map(({ stratum, seed, commit, drawn, ...counts }) => {
      const figures = [drawn, ...FATES.map((fate) => counts[fate]), percent(scoreOf(counts))];
      return [`**${stratum}**`, seed, commit, ...figures];
    }),
  );

/** Aligned as the formatter would: the first `left` columns to the left, the others to the right. */
export function markdownTable(heads, left, rows) {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, at) => Math.max(3, ...cells.map((row) => row[at].length)));
  const fit = (text, at) => (at < left ? text.padEnd(widths[at]) : text.padStart(widths[at]));
  const marks = widths.map((width, at) => (at < left ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [first, ...others] = cells.map((row) => row.map(fit));
  return [first, marks, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
