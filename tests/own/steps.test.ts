// No file of a game, however it is made, lets a screen or a tap take long. What is counted is the same on every machine: the
// blocks of the app's code that are entered, of which a slow phone does some ten millions a second.
import { beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '../../src/core/play/game';
import { BOUNDS } from '../../src/own/format/bounds';
import type { Definition } from '../../src/own/format/definition';
import { countingSteps } from '../support/steps-taken';
import { LARGEST } from './largest';
import type { Answers, Seat } from './play/small';

/** Loaded once they are counted. */
let app: Awaited<ReturnType<typeof load>>;
let steps: ReturnType<typeof countingSteps>;

async function load() {
  const modules = await Promise.all([
    import('../../src/own/format/parse'),
    import('../../src/own/meta'),
    import('../../src/core/journal/projection'),
    import('../../src/core/journal/commands'),
    import('../../src/core/journal/spread'),
    import('./play/small'),
  ]);
  return modules.reduce((all, some) => Object.assign(all, some), {}) as (typeof modules)[0] &
    (typeof modules)[1] &
    (typeof modules)[2] &
    (typeof modules)[3] &
    (typeof modules)[4] &
    (typeof modules)[5];
}

beforeAll(async () => {
  vi.resetModules();
  steps = countingSteps();
  app = await load();
});

/** For one screen, one tap, or one file that is read. */
const MOST = 3_000_000;

const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const keyed = (count: number, make: (i: number) => unknown, prefix = 'k') =>
  Object.fromEntries(many(count, (i) => [`${prefix}${i}`, make(i)]));

const LIST = {
  ...{ name: 'L', one: 'u', fields: { side: 'side', n: [0, 20] } },
  rows: many(200, (i) => `r${i}|U|red|1`),
};
const LISTS = { lists: keyed(12, () => LIST, 'l') };
/** Goes through all rows of a list each time it is asked, as what a division comes to is told. */
const slow = (i = 0) => [['count', `l${i % 12}`, [['n', '>', ['/', 0, 'turn', 'down']]]], '<', 999];
const never = ['turn', '<', 0];
const say = { say: 'x' };

type Parts = Parameters<typeof app.definition>[0];
const game = (parts: Parts): Seat => app.begun(app.definition(parts));

/** What a screen of a game shows, from a state that nothing is known of yet. */
const screen = (of: Pick<Seat, 'game' | 'projection'>) => () => {
  const state = { ...of.projection.state };
  of.game.table(state);
  of.game.ledgers(state);
};
const tap =
  (of: Seat, procedure: string, answers: Answers = {}) =>
  (): void =>
    void app.tap({ ...of }, procedure, answers);

/** Each is a part of a file, and what is done in the game: its last tap is counted. */
const NASTY: { readonly [what: string]: () => () => void } = {
  'steps none of which comes, on 400 turns': () => {
    const main = { id: 'main', name: 'M', when: [['turn', '=', 1]] };
    const others = many(59, (i) => ({ id: `s${i}`, name: 'S', when: [...many(3, slow), never] }));
    return tap(game({ ...LISTS, turns: { name: 'T', count: 400 }, steps: [main, ...others] }), 'end-step');
  },
  'turns without end none of which has a step': () => {
    const main = { id: 'main', name: 'M', when: [['turn', '=', 1]] };
    const others = many(59, (i) => ({
      id: `s${i}`,
      name: 'S',
      when: [...many(9, () => ['turn', '>', 0]), never],
    }));
    return tap(game({ turns: { name: 'T' }, steps: [main, ...others] }), 'end-step');
  },
  '200 that are due by what all rows say': () =>
    screen(
      game({ lists: { l0: LIST }, due: many(200, () => ({ turn: 1, text: 'x', when: [slow(), slow()] })) }),
    ),
  'a step that ends with 200 due': () =>
    tap(
      game({ lists: { l0: LIST }, due: many(200, () => ({ turn: 1, text: 'x', when: [slow(), slow()] })) }),
      'end-step',
      {
        leave: 'end',
      },
    ),
  '80 actions for each of which all rows are looked at': () =>
    screen(
      game({
        ...LISTS,
        actions: keyed(80, (i) => ({
          title: 'A',
          own: `l${i % 12}`,
          when: [slow(i), slow(i + 1), ['own.n', '>', 99]],
          do: [say],
        })),
      }),
    ),
  'actions that pick whom by whom there is': () =>
    screen(
      game({
        lists: { l0: LIST },
        actions: keyed(60, () => ({
          ...{ title: 'A', do: [say] },
          ask: many(4, (i) => ({ id: `q${i}`, pick: 'l0', say: 'x', where: [slow()] })),
        })),
      }),
    ),
  '24 ends that go by counts over 12 lists': () =>
    screen(
      game({
        ...LISTS,
        ends: { 'at-once': many(24, (i) => ({ win: 'red', when: [slow(i), slow(i + 1), never] })) },
      }),
    ),
  'a cup of 200 by conditions of their own': () =>
    screen(
      tapped(
        game({
          ...{
            lists: { l0: LIST },
            steps: [
              { id: 'main', name: 'M' },
              { id: 'x', name: 'X', start: many(8, (i) => ({ fill: `k${i}` })), owes: ['k0'] },
            ],
          },
          cups: keyed(8, () => ({ name: 'C', chits: [{ each: 'l0', when: many(12, () => ['n', '<', 9]) }] })),
        }),
        'end-step',
      ),
    ),
  'each of 200 rows, of which 16 things are asked': () =>
    tap(
      game({
        lists: { l0: LIST },
        actions: {
          act: {
            ...{ title: 'A', each: { list: 'l0', as: 'x', where: [] }, do: [say] },
            ask: many(16, (i) => ({
              id: `q${i}`,
              number: [0, 9],
              say: 'x',
              when: [never],
              start: ['+', ...many(20, () => 'turn')],
            })),
          },
        },
      }),
      'act:act',
    ),
  'effects that divide by nought again and again': () =>
    tap(
      game(
        app.doing(
          many(24, () => ({
            if: [],
            do: many(8, () => ({ add: ['c', ['+', ...many(5, () => ['/', 1, 'c', 'down'])]] })),
          })),
          { counters: { c: { name: 'C', min: 0, max: 99 } } },
        ),
      ),
      'act:act',
    ),
  'a roll of many dice after 19 others': () => {
    const bands = many(16, (i) => ({ say: 'x', ...(i < 15 && { to: i * 20 }) }));
    const seat = tapped(game(app.doing(many(24, () => ({ roll: '20d20', bands })))), 'act:act');
    for (let i = 0; i < 19; i += 1) app.goOn(seat, { [i ? `die ${i + 1}` : 'die']: many(20, () => 1) });
    return () => void app.goOn({ ...seat }, { 'die 20': many(20, () => 1) });
  },
  'what 20 dice of 20 sides come to': () => {
    const seat = tapped(
      game(
        app.doing([
          { roll: '20d20', bands: [say, say].map((band, i) => ({ ...band, ...(i === 0 && { to: 99 }) })) },
        ]),
      ),
      'act:act',
    );
    return () => {
      const question = app.openQuestion(seat.game, seat.projection, seat.pack);
      if (!question) throw new Error('no question is open');
      app.spreadOf(seat.game as Game<unknown>, question, seat.pack, [], 0);
    };
  },
  'a watch for each row that its own effects bring about': () =>
    tap(
      game({
        ...LISTS,
        watch: many(24, (i) => ({
          when: [[`any l${i % 12}.n`, '<', 99], slow(i)],
          do: many(9, () => ({ add: ['it.n', 1] })),
        })),
      }),
      'end-step',
    ),
  'checks that call each other, 24 times each and 6 deep': () => {
    const seat = tapped(
      game({
        ...app.doing(many(24, () => ({ check: 'k0' }))),
        checks: keyed(6, (i) => ({
          ...{ name: 'K', dice: '1d6', when: i < 5 ? [] : [never] },
          bands: [{ say: 'x', do: i < 5 ? many(24, () => ({ check: `k${i + 1}` })) : [] }],
        })),
      }),
      'act:act',
    );
    return () => {
      for (let key = asked(seat); key; key = asked(seat)) app.goOn(seat, { [key]: 1 });
      expect(JSON.stringify(app.words(seat))).toContain(
        'This goes on for too long: the rest is left to you.',
      );
    };
  },
};
const asked = (seat: Seat): string | undefined => app.asked(seat)?.key;

const tapped = (seat: Seat, procedure: string): Seat => app.tap(seat, procedure);

test.each(Object.keys(NASTY))('%s', (what) => {
  const work = NASTY[what]?.();
  if (!work) throw new Error(what);
  const taken = steps(work);
  expect(taken).toBeGreaterThan(1_000);
  expect(taken).toBeLessThan(MOST);
});

const file = (parts: object): string => JSON.stringify({ format: 'war-diary-game', version: 1, ...parts });
const TEXTS: { readonly [what: string]: string } = {
  'nothing but brackets': '['.repeat(131_072),
  'nothing but line breaks': '\n'.repeat(131_072),
  'a text of backslashes without end': `"${'\\'.repeat(131_000)}`,
  'as many lists as fit': `[${'[],'.repeat(7_998)}[]]`,
  'one key again and again': `{${many(7_900, () => '"k":1').join()}}`,
  'keys that none is like': file(keyed(7_000, () => 1, 'conters')),
  'names that nothing has': file({
    ...{ game: { id: 'a', title: 'A', edition: 1 }, sides: [{ id: 'a', name: 'A' }], turns: { name: 'T' } },
    ...{
      steps: many(60, (i) => ({ id: `s${i}`, name: 'S' })),
      counters: keyed(60, () => ({ name: 'C', min: 0, max: 9 })),
    },
    actions: keyed(80, () => ({ title: 'A', do: many(24, () => ({ add: ['k1x', 1] })) })),
  }),
};

test.each(Object.keys(TEXTS))('a file of %s is refused', (what) => {
  const taken = steps(() => expect(app.problemsIn(TEXTS[what] ?? '')).not.toEqual([]));
  expect(taken).toBeGreaterThan(1_000);
  expect(taken).toBeLessThan(MOST);
});

test('the largest file is read, begun, opened, drawn and played on', () => {
  expect(LARGEST.length).toBeGreaterThan(0.98 * BOUNDS.bytes);
  const read: Definition[] = [];
  const reading = steps(() => {
    const found = app.readDefinition(LARGEST);
    if (found.ok) read.push({ ...found.value.definition, hash: 'largest' });
  });
  const seats: Seat[] = [];
  const beginning = steps(() => seats.push(app.begun(...read)));
  const [seat] = seats;
  if (!seat) throw new Error('the largest file is refused');
  const taken = {
    ...{ reading, beginning },
    opening: steps(() => app.foldJournal(seat.game, seat.projection.entries)),
    drawing: steps(screen(seat)),
    tapping: steps(tap(seat, 'end-step')),
  };
  expect(Object.entries(taken).filter(([, count]) => count < 1_000 || count > MOST)).toEqual([]);
  // What is looked at in it comes to a small part of what may be looked at.
  expect(taken.drawing + taken.tapping).toBeLessThan(MOST / 2);
});
