import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sentencesOf } from '../support/sentences';

const GOLDEN = join(import.meta.dirname, '../sentences.txt');

/** What reads like a translation: who finds a row here says who does what, with a verb and its object. */
const FORMULAS: readonly (readonly [name: string, form: RegExp])[] = [
  ['“Go on” without what is gone on with', /^Go on[.!]?$|\bGo on (here|with it)\b|[.,] Go on\b(?!line)/],
  ['a lock says for whom alone', /, (Japan|US|{…}) alone\b/],
  ['fix, or note', /\bto see to\b|^To know$/],
  ['a button names its object', /^(These|Those|This|That|It|Them|They|Between the two|Not so|It is gone)$/],
  ['say what is done with it', /\banew\b.*\bit anew$|^(Read|Choose|Say) (it )?anew$/],
  ['what it is, not what to go by', /^Go by( this)?$|^Worked out: /],
  ['a mark says it', /\bmay be left out\b|^needed$/],
  ['who reads a sheet is not told that it speaks', /\b(does|do) your sheet say\b|what my sheet says/],
  ['logged, not written down', /\bis written down and can be undone\b/],
  ['until when a link works', /\blets? in until\b|^New links let in for$/],
];
/** Where a better one is known, the one that it took the place of. */
const REPLACED = `
Play it so
First of all, in secret
Japan writes down where he lands
Both lists, to tick off, are under What now?
Who stands in the beachheads already?
True of this attack
Declared is declared: after looking at the stack there is no way back
Banzai! Japan: a die more, its losses double
Take the losses. What is left in the hex?
is saved. What is open,
Keep what was read
Only which comes first: every roll takes either.
two for a tap that was not taken
what you take comes as a game of its own
I have put it outside this device
this device for good. What you taught the charts stays.
Open the harbour?
The harbour is opened
Home from a hex too far
Submarine looks up
Match too
Only false alarms
12 and its own
SBDs’ too
Those that a Damaged ship, or a worse one
has the Pacific Fleet?
Attacked so far:
asked for now
Each was looked up just now
code into the picture
It takes games that have ended
which somebody sets up before
Drawn by hand? Tap it.
`
  .trim()
  .split('\n');
const sentences = sentencesOf();

it('is what tests/sentences.txt tells; SENTENCES=write writes it anew, and its diff is read', () => {
  const found = sentences
    .map(([file, said]) => `${file}\n${said.map((each) => `  ${each}\n`).join('')}`)
    .join('');
  if (process.env.SENTENCES === 'write') writeFileSync(GOLDEN, found);
  expect(found).toBe(existsSync(GOLDEN) ? readFileSync(GOLDEN, 'utf8') : '');
});

it('has none of the formulas of a translation', () => {
  const refused = sentences.flatMap(([file, said]) =>
    said.flatMap((each) => {
      const why = FORMULAS.find(([, form]) => form.test(each))?.[0];
      return why || REPLACED.some((one) => each.includes(one))
        ? [{ file, each, why: why ?? 'see REPLACED' }]
        : [];
    }),
  );
  expect(refused).toEqual([]);
});
