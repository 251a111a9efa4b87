import { describe, expect, test } from 'vitest';
import { judge } from '../../../src/core/exchange/gate';
import { knownOf } from '../../../src/core/exchange/known';
import { mergeMessage, messageFor } from '../../../src/core/exchange/message';
import { numberIn } from '../../../src/core/exchange/seats';
import type { Entry } from '../../../src/core/journal/journal';
import { type ToyState, toy } from '../../games/toy/toy';
import {
  answerAny,
  forksOf,
  host,
  join,
  meet,
  note,
  type Phone,
  play,
  scan,
  show,
  takePen,
} from '../../support/phones';
import { codeOf } from './two-of-a-table';

const SIDES = toy.sides.map(({ id }) => id);

/** Ann plays the fox and has the pen, Ken the owl, Joe looks on; a boat is due, and each has written a note. */
function three() {
  const ann = host(toy, { writer: 'wa', seat: 'fox', name: 'Ann' });
  play(ann, 'begin');
  answerAny(ann, () => 0);
  const ken = join(ann, { writer: 'wb', seat: 'owl', name: 'Ken' });
  meet(ken, ann);
  const joe = join(ann, { writer: 'wc', seat: 'onlooker', name: 'Joe' });
  for (const each of [ann, ken]) meet(joe, each);
  play(ann, 'pass');
  note(ann, 'from Ann');
  meet(ken, ann);
  note(ken, 'from Ken');
  note(joe, 'from Joe');
  for (const each of [ken, ann, ken]) meet(joe, each);
  meet(ken, ann);
  return { ann, ken, joe };
}
type Three = ReturnType<typeof three>;
type At = Three & {
  /** The id of the newest line. */
  readonly tip: string;
  idOf(kind: Entry['kind'], writer: string): string;
};

type Fields = { readonly kind: Entry['kind']; readonly [field: string]: unknown };
/** One more line under a name, upon the newest one or another. */
const line = (at: At, writer: string, fields: Fields, after = at.tip): Entry => {
  const numbers = at.ann.projection.entries
    .filter(({ id }) => id.startsWith(`${writer}:`))
    .map(({ id }) => numberIn(id));
  return { id: `${writer}:${Math.max(900, ...numbers) + 1}`, seq: 0, at: 1, after, ...fields } as Entry;
};

const SEAT = { kind: 'v1.Seated', trace: [] } as const;
const STEP = { kind: 'v1.Opened', procedure: 'pass', args: {}, answers: [] } as const;
const DONE = { ...STEP, outcome: { events: [{ type: 'v1.Passed' }], trace: [] } } as const;
const WORD = { kind: 'v1.Ordered', amends: [], strikes: [], trace: [], round: 1 } as const;
const SEALED = {
  kind: 'v1.SealedBeside',
  ...{ procedure: 'stash', args: {}, answers: [], rests: '', trace: [] },
  outcome: { events: [], trace: [] },
} as const;
const seal = (side: string) => ({ seal: { side, hash: 'hash' } });

type Lie = readonly [title: string, code: string, forge: (at: At) => readonly Entry[] | Entry];
const next = (entry: Entry, fields: Fields, number = numberIn(entry.id) + 1): Entry =>
  ({ ...{ id: `${entry.id.split(':')[0]}:${number}`, seq: 0, at: 1, after: entry.id }, ...fields }) as Entry;

const LIES: readonly Lie[] = [
  ['a stranger plays', 'gate.unseated', (at) => line(at, 'wx', DONE)],
  ['a stranger notes', 'gate.unseated', (at) => line(at, 'wx', { kind: 'v1.Noted', text: 'x' })],
  [
    'a stranger teaches a cell',
    'gate.unseated',
    (at) => line(at, 'wx', { kind: 'v1.Taught', lessons: [], trace: [] }),
  ],
  ['a stranger pledges a number', 'gate.unseated', (at) => line(at, 'wx', { kind: 'v1.Pledged', hash: 'x' })],
  [
    'a stranger says that Ken has left',
    'gate.unseated',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wb', seat: 'owl', name: 'Ken', left: true }),
  ],
  [
    'a stranger opens what is sealed',
    'gate.unseated',
    (at) => line(at, 'wx', { kind: 'v1.Unsealed', openings: [], trace: [] }),
  ],
  [
    'who leaves before he came',
    'gate.unseated',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'owl', name: 'X', left: true }),
  ],
  [
    'who plays first and sits down after',
    'gate.unseated',
    (at) => {
      const first = line(at, 'wx', { kind: 'v1.Noted', text: 'x' });
      return [first, next(first, { ...SEAT, writer: 'wx', seat: 'onlooker', name: 'X' })];
    },
  ],
  [
    'a seat that the game does not have',
    'gate.seat',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'umpire', name: 'X' }),
  ],
  [
    'a seat that is taken',
    'gate.taken',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'fox', name: 'X' }),
  ],
  [
    'Ken changes to the seat that Ann has',
    'gate.taken',
    (at) => line(at, 'wb', { ...SEAT, writer: 'wb', seat: 'fox', name: 'Ken' }),
  ],
  [
    'the table opened anew',
    'gate.begins',
    (at) => line(at, 'wb', { ...SEAT, writer: 'wb', seat: 'owl', name: 'Ken', table: 'table' }),
  ],
  [
    'another table opened upon it',
    'gate.begins',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'owl', name: 'X', table: 'mine' }),
  ],
  [
    'Ken is a device of Ann, and goes on',
    'gate.device',
    (at) => line(at, 'wb', { ...SEAT, writer: 'wb', seat: 'fox', name: 'Ann', deviceOf: 'wa', hand: true }),
  ],
  [
    'Joe is a device of Ann',
    'gate.device',
    (at) => line(at, 'wc', { ...SEAT, writer: 'wc', seat: 'fox', name: 'Ann', deviceOf: 'wa' }),
  ],
  [
    'a device of nobody',
    'gate.device',
    (at) => line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'fox', name: 'X', deviceOf: 'wy' }),
  ],
  [
    'Ken seats somebody else',
    'gate.device',
    (at) => line(at, 'wb', { ...SEAT, writer: 'wx', seat: 'onlooker', name: 'X' }),
  ],
  [
    'Ken removes Ann without the pen',
    'gate.removes',
    (at) => line(at, 'wb', { ...SEAT, writer: 'wa', seat: 'fox', name: 'Ann', left: true }),
  ],
  [
    'Ann removes Ken by another name',
    'gate.strange',
    (at) => line(at, 'wa', { ...SEAT, writer: 'wb', seat: 'owl', name: 'Ann', left: true }),
  ],
  [
    'Ann removes Ken from a seat that he never had',
    'gate.strange',
    (at) => line(at, 'wa', { ...SEAT, writer: 'wb', seat: 'fox', name: 'Ken', left: true }),
  ],
  [
    'a device of Ken that sits on the other side seals for it',
    'gate.seal',
    (at) => {
      const comes = line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'fox', name: 'Ken', deviceOf: 'wb' });
      return [comes, next(comes, { ...SEALED, ...seal('fox') })];
    },
  ],
  ['Ken plays without the pen', 'gate.pen', (at) => line(at, 'wb', DONE)],
  ['Joe plays', 'gate.pen', (at) => line(at, 'wc', DONE)],
  [
    'Ken answers without the pen',
    'gate.pen',
    (at) => line(at, 'wb', { kind: 'v1.Answered', of: at.idOf('v1.Opened', 'wa'), answers: [] }),
  ],
  [
    'Ken amends without the pen',
    'gate.pen',
    (at) =>
      line(at, 'wb', {
        ...{ kind: 'v1.Amended', of: at.idOf('v1.Opened', 'wa'), answers: [], changed: [] },
        ...{ outcome: { events: [], trace: [] }, reason: 'x' },
      }),
  ],
  [
    'Ken calls a roll of two phones',
    'gate.retired',
    (at) =>
      line(at, 'wb', { kind: 'v1.Called', of: 'x', key: 'x', count: 1, sides: 6, pledges: [], trace: [] }),
  ],
  [
    'Ken takes in what is sealed',
    'gate.pen',
    (at) => line(at, 'wb', { kind: 'v1.TakenIn', line: 'x', trace: [] }),
  ],
  [
    'Ken strikes a step of Ann',
    'gate.pen',
    (at) => line(at, 'wb', { kind: 'v1.Struck', ids: [at.idOf('v1.Opened', 'wa')] }),
  ],
  [
    'Ken brings a step of Ann back',
    'gate.pen',
    (at) => line(at, 'wb', { kind: 'v1.Restored', ids: [at.idOf('v1.Opened', 'wa')] }),
  ],
  [
    'Ken strikes a note of Ann',
    'gate.strikes',
    (at) => line(at, 'wb', { kind: 'v1.Struck', ids: [at.idOf('v1.Noted', 'wa')] }),
  ],
  [
    'Ann, with the pen, strikes a note of Ken',
    'gate.strikes',
    (at) => line(at, 'wa', { kind: 'v1.Struck', ids: [at.idOf('v1.Noted', 'wb')] }),
  ],
  [
    'Ken strikes his own seat',
    'gate.strikes',
    (at) => line(at, 'wb', { kind: 'v1.Struck', ids: [at.idOf('v1.Seated', 'wb')] }),
  ],
  [
    'a strike of a line that is nowhere',
    'gate.strikes',
    (at) => line(at, 'wa', { kind: 'v1.Struck', ids: ['wz:1'] }),
  ],
  [
    'a strike of what was written after it',
    'gate.strikes',
    (at) => {
      const strike = line(at, 'wa', { kind: 'v1.Struck', ids: ['wa:5000'] });
      return [strike, next(strike, DONE, 5000)];
    },
  ],
  [
    'Ken hands himself the pen',
    'gate.hands',
    (at) => line(at, 'wb', { kind: 'v1.PenPassed', to: 'wb', trace: [] }),
  ],
  [
    'Joe takes the pen for Ken',
    'gate.hands',
    (at) => line(at, 'wc', { kind: 'v1.PenPassed', to: 'wb', taken: true, trace: [] }),
  ],
  [
    'who looks on takes the pen',
    'gate.to',
    (at) => line(at, 'wc', { kind: 'v1.PenPassed', to: 'wc', taken: true, trace: [] }),
  ],
  [
    'the pen for a stranger',
    'gate.to',
    (at) => line(at, 'wa', { kind: 'v1.PenPassed', to: 'wz', trace: [] }),
  ],
  [
    'Ann plays on after she has handed it on',
    'gate.pen',
    (at) => {
      const hands = line(at, 'wa', { kind: 'v1.PenPassed', to: 'wb', trace: [] });
      return [hands, next(hands, DONE)];
    },
  ],
  [
    'Ken plays with a pen that he took and gave back',
    'gate.pen',
    (at) => {
      const takes = line(at, 'wb', { kind: 'v1.PenPassed', to: 'wb', taken: true, trace: [] });
      const gives = next(takes, { kind: 'v1.PenPassed', to: 'wa', trace: [] });
      return [takes, gives, next(gives, DONE)];
    },
  ],
  ['who looks on seals', 'gate.seal', (at) => line(at, 'wc', { ...SEALED, ...seal('owl') })],
  ['Ken seals for the fox', 'gate.seal', (at) => line(at, 'wb', { ...SEALED, ...seal('fox') })],
  ['Ann, with the pen, seals for the owl', 'gate.seal', (at) => line(at, 'wa', { ...DONE, ...seal('owl') })],
  ['who looks on sets the clock', 'gate.side', (at) => line(at, 'wc', { kind: 'v1.Clocked', minutes: 60 })],
  [
    'who looks on tells what is sealed',
    'gate.side',
    (at) => line(at, 'wc', { kind: 'v1.Unsealed', openings: [], trace: [] }),
  ],
  [
    'who looks on settles a fork',
    'gate.side',
    (at) => line(at, 'wc', { ...WORD, fork: at.tip, heads: ['a', 'b'] }),
  ],
  [
    'a word on a fork that is not there',
    'gate.word',
    (at) => line(at, 'wb', { ...WORD, fork: at.tip, heads: ['a', 'b'] }),
  ],
  [
    'a roll of two phones, which nobody can check any more',
    'gate.retired',
    (at) =>
      line(at, 'wa', {
        ...STEP,
        answers: [{ key: 'die', answer: { kind: 'dice', faces: [6], by: 'both' } }],
      }),
  ],
  [
    'one that is opened',
    'gate.retired',
    (at) =>
      line(at, 'wb', {
        ...{ kind: 'v1.Unsealed', trace: [] },
        openings: [
          {
            line: at.tip,
            salt: '',
            answers: [{ key: 'die', answer: { kind: 'dice', faces: [6], by: 'both' } }],
          },
        ],
      }),
  ],
  [
    'a number shown for one',
    'gate.retired',
    (at) => line(at, 'wb', { kind: 'v1.Shown', pledge: 'wa:7', number: 'x' }),
  ],
  [
    'two lines upon one',
    'gate.twice',
    (at) => {
      const first = line(at, 'wa', DONE);
      return [first, { ...first, id: 'wa:5000' }];
    },
  ],
  [
    'lines that rest on each other',
    'gate.circle',
    (at) => {
      const own = line(at, 'wa', { kind: 'v1.Noted', text: 'x' });
      const late = next(own, { kind: 'v1.Noted', text: 'y' }, 5001);
      return [
        { ...own, id: 'wb:4001', after: 'wa:5000' },
        { ...late, id: 'wa:5001', after: at.tip },
        { ...own, id: 'wa:5000', after: 'wb:4002' },
        { ...late, id: 'wb:4002', after: at.idOf('v1.Seated', 'wb') },
      ];
    },
  ],
];

/** What comes of lines that are sent to a phone of the table. */
function sent(to: Phone<ToyState>, lines: readonly Entry[]): string | undefined {
  const { entries } = to.projection;
  const message = { ...messageFor('table', entries, knownOf(entries)), known: {}, lines };
  const merged = mergeMessage(
    'table',
    entries,
    JSON.parse(JSON.stringify({ ...message, lines: lines.map(({ seq: _, ...line }) => line) })),
  );
  if (!merged.ok) return merged.problem.code;
  const problem = judge(merged.value.fresh, merged.value.entries, SIDES);
  if (problem)
    expect(problem.message).toMatch(
      /^(?:A phone|The phone of \w+|Entries of the other phone) .*Nothing was changed/,
    );
  return problem?.code;
}

const placesIn = (at: Three): At => {
  const { entries } = at.ann.projection;
  return {
    ...at,
    tip: entries.at(-1)?.id ?? '',
    idOf: (kind, writer) =>
      entries.findLast((entry) => entry.kind === kind && entry.id.startsWith(`${writer}:`))?.id ?? '',
  };
};

describe('who may write a line', () => {
  test.each(LIES)('%s: %s', (_, code, forge) => {
    const at = placesIn(three());
    const forged = forge(at);
    expect(sent(at.joe, 'id' in forged ? [forged as Entry] : (forged as readonly Entry[]))).toBe(code);
  });

  test('what each of them may write is taken', () => {
    const at = placesIn(three());
    for (const honest of [
      line(at, 'wa', DONE),
      line(at, 'wa', { ...DONE, used: { fox: 61 } }),
      line(at, 'wb', { kind: 'v1.Clocked', minutes: 60, runs: true }),
      line(at, 'wb', { kind: 'v1.Noted', text: 'x' }),
      line(at, 'wb', { kind: 'v1.Struck', ids: [at.idOf('v1.Noted', 'wb')] }),
      line(at, 'wb', { ...SEALED, ...seal('owl') }),
      line(at, 'wb', { kind: 'v1.PenPassed', to: 'wb', taken: true, trace: [] }),
      line(at, 'wa', { kind: 'v1.PenPassed', to: 'wb', trace: [] }),
      line(at, 'wa', { ...SEAT, writer: 'wb', seat: 'owl', name: 'Ken', left: true }),
      line(at, 'wb', { ...SEAT, writer: 'wb', seat: 'owl', name: 'Ken', left: true }),
      line(at, 'wb', { ...SEAT, writer: 'wb', seat: 'onlooker', name: 'Ken' }),
      line(at, 'wx', { ...SEAT, writer: 'wx', seat: 'fox', name: 'Ann', deviceOf: 'wa' }),
    ])
      expect(sent(at.joe, [honest]), JSON.stringify(honest)).toBeUndefined();
  });

  test('a pen that Ann took back meanwhile does not make a liar of Ken, who had not heard of it', () => {
    const { ann, ken, joe } = three();
    takePen(ken);
    meet(joe, ken);
    takePen(ann);
    play(ken, 'pass');
    expect(scan(joe, show(ann, joe)).ok).toBe(true);
    expect(codeOf(scan(joe, show(ken, joe)))).toBe('ok');
    expect(codeOf(scan(ann, show(ken, ann)))).toBe('ok');
  });

  describe('a word on a fork', () => {
    /** Ann and Ken have both played on. */
    function apart() {
      const at = three();
      takePen(at.ken);
      play(at.ken, 'pass');
      play(at.ann, 'pass');
      for (const each of [at.ken, at.ann]) meet(at.joe, each);
      meet(at.ann, at.joe);
      const [fork] = forksOf(at.ann);
      const [head = '', ...later] = fork?.heads ?? [];
      return { at: placesIn(at), fork: fork?.at ?? '', heads: [head, ...later], head, later };
    }

    test.each<[string, (of: ReturnType<typeof apart>) => object, string | undefined]>([
      ['as it may be', () => ({}), undefined],
      ['that strikes in the later branch', ({ later }) => ({ strikes: later }), undefined],
      ['that strikes in the first', ({ head }) => ({ strikes: [head] }), 'gate.word'],
      ['that strikes what both rest on', ({ fork }) => ({ strikes: [fork] }), 'gate.word'],
      ['that names one branch twice', ({ head }) => ({ heads: [head, head] }), 'gate.word'],
      ['that names one branch', ({ head }) => ({ heads: [head] }), 'gate.word'],
      ['that nobody could outbid', () => ({ round: 900_000 }), 'gate.word'],
      ['of a round that is none', () => ({ round: 0 }), 'gate.word'],
    ])('%s', (_, change, code) => {
      const of = apart();
      const { at, fork, heads } = of;
      const word = line(at, 'wb', { ...WORD, fork, heads, ...change(of) });
      expect(sent(at.joe, [word])).toBe(code);
    });
  });
});
