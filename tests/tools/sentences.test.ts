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
/** Those that still wait for a better one: whoever finds it takes the row out here, and nobody adds one. */
const WAITING: ReadonlySet<string> = new Set(
  `
Tap “Go on here” first.
{…}, {…}: what does your sheet say?
Take the losses. What is left in the hex?
Go on
Declared is declared: after looking at the stack there is no way back (6.8).{…}
True of this attack
Attacked so far: {…} (10.3).
Who stands in the beachheads already?
Write the landing order, Japan alone
Place ships, Japan alone
Japan writes down where he lands
First of all, in secret
Both lists, to tick off, are under What now?
Home from a hex too far
The harbour is opened
Open the harbour?
Those that a Damaged ship, or a worse one, keeps at their berths: 2 points each. The map shows it.
These
They
Match too
Only false alarms
SBDs’ too
Plan the game, Japan alone
Roll for carriers, US alone
Precautions, US alone
Joint command, US alone
Seal the sheet’s secrets, US alone
Carrier arrivals, US alone
Squadron card, Japan alone
Squadron card, US alone
Markers and waves, Japan alone
Markers and waves, US alone
Carriers put to sea, US alone
Submarine looks up
Between the two
Write air missions, {…} alone
How many US fast-carrier task forces has the Pacific Fleet?
Japan’s Magic, Japan alone
US Magic, US alone
Locate carriers, US alone
Read your secrets, US alone
US Magic drawn, US alone
Japan’s Magic drawn, Japan alone
Play it so
Still owed: {…}. {…} is written down and can be undone.
This game is played in another tab, so this tap was not taken. Nothing is lost. Tap "Go on here" to play in this tab.
Go on here
The hall sends what is missing. Go on once the game stands where you left it.
That is what my sheet says
Drawn by hand? Tap it.
{…}: {…}. What does your sheet say?
{…} is not saved. Go on with it
A file that this app made, here or on another phone, is shown first; what you take comes as a game of its own. What is here stays as it is.
I have put it outside this device
Choose anew
It is gone
Not so
{…} this device for good. What you taught the charts stays.
This link lets in until {…}.
Made anew. The one before lets in until it ends, or is taken back.
It lets in until {…}.
A hall joins the phones of many tables, and shows a director where each stands. It needs a server, which somebody sets up before; that makes a file organiser.json.
New links let in for
may be left out
needed
Worked out: {…}
Go by
Go by this
1 thing to see to
{…} things to see to
All {…} files of this version are on this device. Each was looked up just now.
To know
It takes games that have ended. Once the end of this one is recorded, its link stands here.
Only which comes first: every roll takes either.
A short pulse with each roll, two for a tap that was not taken.
asked for now
It is saved. What is open, {…}, has read the old value.
Read it anew
Keep what was read
`
    .trim()
    .split('\n'),
);

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
  expect(refused.filter(({ each }) => !WAITING.has(each))).toEqual([]);
  const met = new Set(refused.map(({ each }) => each));
  expect([...WAITING].filter((each) => each && !met.has(each))).toEqual([]);
});
