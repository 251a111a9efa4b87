import { describe, expect, it } from 'vitest';
import type { Losses } from '../../../src/core/charts/chart';
import type { ChartPack } from '../../../src/core/charts/pack';
import { openQuestion } from '../../../src/core/journal/commands';
import { foldJournal } from '../../../src/core/journal/projection';
import { type ColumnShift, type SpreadResult, spreadOf } from '../../../src/core/journal/spread';
import type { Outcome } from '../../../src/core/play/procedure';
import { iph } from '../../../src/games/iph/game';
import { drive, type Script } from '../../support/drive';
import { atTurn, packOf } from '../../support/iph';
import { open, say, type Table } from '../../support/play';

export const HEADS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
const ATTACKS = [4, 6, 12, 24, 36, 48];
const FACES = [1, 2, 3, 4, 5, 6];
const NET_SHIFTS = [-3, -2, -1, 0, 1, 2, 3];
const BESIDE: readonly ColumnShift[] = [-1, 0, 1];

/** A table made up for the test: no two columns and few cells alike. */
const SHEET: readonly (readonly Losses[])[] = HEADS.map((_, column) =>
  FACES.map((face) => ({ attacker: (3 * face + column) % 4, defender: (face * column + 2) % 5 })),
);
const within = (column: number) => Math.max(0, Math.min(HEADS.length - 1, column));

export const packFor = (terrain: number, night: string): ChartPack =>
  packOf({
    'tec shift clear': terrain,
    'night result 3': night,
    ...Object.fromEntries(
      HEADS.flatMap((head, column) =>
        FACES.map((face) => [`crt ${head} ${face}`, { ...SHEET[column]?.[face - 1] }]),
      ),
    ),
  });

type Way = { readonly dice: Script; readonly columns: number; readonly face: number };
export type Kind = {
  readonly name: string;
  readonly attacker: 'jp' | 'us';
  readonly turn: number;
  readonly night: 'none' | 'for' | 'against';
  readonly marks: readonly string[];
  readonly ways: readonly Way[];
};

const toss = (columnsOf: (die: number) => number, dice: (die: number, face: number) => Script): Way[] =>
  FACES.flatMap((die) => FACES.map((face) => ({ dice: dice(die, face), columns: columnsOf(die), face })));
const half = [0, 0, 1, 1, 2, 2, 3];
const halved = (die: number) => half[die] ?? 0;
const banzaiRoll = (die: number, face: number): Script => [
  ['crt', { faces: [die, face], marks: ['banzai'] }],
];
const nightRoll = (die: number, face: number): Script => [
  ['night-columns', die],
  ['crt', face],
];
const plain = FACES.map((face): Way => ({ dice: [['crt', face]], columns: 0, face }));
const day = { turn: 2, night: 'none', marks: [] } as const;
const banzai = { turn: 2, night: 'none', marks: ['banzai'] } as const;

export const KINDS: readonly Kind[] = [
  { ...day, name: 'a Japanese attack', attacker: 'jp', ways: plain },
  { ...day, name: 'a US attack', attacker: 'us', ways: plain },
  { ...banzai, name: 'a banzai attack', attacker: 'jp', ways: toss(halved, banzaiRoll) },
  { ...banzai, name: 'a banzai in defence', attacker: 'us', ways: toss((die) => -halved(die), banzaiRoll) },
  {
    name: 'a night for Japan',
    attacker: 'jp',
    turn: 4,
    night: 'for',
    marks: [],
    ways: toss(halved, nightRoll),
  },
  {
    name: 'a night against Japan',
    attacker: 'jp',
    turn: 4,
    night: 'against',
    marks: [],
    ways: toss((die) => -halved(die), nightRoll),
  },
];

export const stateOf = ({ turn, attacker }: Kind) =>
  atTurn(turn, attacker === 'us' ? { current: '24-fight' } : {});

/** What is said before the dice in question. */
const before = ({ attacker, night }: Kind, attack: number): Script => [
  ...(attacker === 'jp'
    ? ([['declare', { attack, defence: 12, terrain: 'clear' }]] as const)
    : ([
        ['declare', { attack, terrain: 'clear' }],
        ['defence', { defence: 12 }],
      ] as const)),
  ...(night === 'none' ? [] : ([['night-table', 3]] as const)),
];

/** Losses as 12.1 doubles them, worked out here from the sheet. */
function lossesOf({ attacker, marks }: Kind, column: number, face: number): Losses {
  const printed = SHEET[column]?.[face - 1] ?? { attacker: 0, defender: 0 };
  if (!marks.length) return printed;
  const twice = (loss: number) => Math.max(1, 2 * loss);
  return attacker === 'jp'
    ? { ...printed, attacker: twice(printed.attacker) }
    : { ...printed, defender: twice(printed.defender) };
}

/** The table at the dice question, opened on a state of the test's own. */
export function tableAt(kind: Kind, attack: number, pack: ChartPack): Table<unknown> {
  const projection = { ...foldJournal(iph, []), state: stateOf(kind) };
  const table = { game: iph, projection, pack, now: 1_000 };
  open(table, 'battle', { attacker: kind.attacker });
  say(table, ...before(kind, attack).map(([, short]) => short));
  return table as unknown as Table<unknown>;
}

const fought = ({ events }: Outcome) => events.find(({ type }) => type === 'v1.BattleFought');

export function spread(
  { game, projection, pack }: Table<unknown>,
  marks: readonly string[],
  shift: ColumnShift,
) {
  const question = openQuestion(game, projection, pack);
  return question && spreadOf(game, question, pack, marks, shift);
}

const counts = (result: SpreadResult | undefined) =>
  result?.kind === 'spread' ? Object.fromEntries(result.shares.map((s) => [s.name, s.ways])) : result?.kind;

/**
 * Every column with every net shift before every kind of attack, or those that are asked for; each way that the dice can fall
 * is fought, or of two dice those that fall alike, in which each face of either is met.
 */
export function countSpreads(
  wanted: (kind: number, column: number, net: number) => boolean,
  fights: 'each way' | 'dice alike',
): void {
  describe.each(KINDS.map((kind, i) => ({ name: kind.name, kind, i })))(
    '[10.2, 12.1, 12.4] the spread before $name',
    ({ kind, i }) => {
      const all = HEADS.flatMap((head, column) => NET_SHIFTS.map((net) => [head, net, column] as const));
      const cases = all.filter(([, net, column]) => wanted(i, column, net));
      it.each(cases)('%s, net shift %i', (_, net, printed) => countSpread(kind, net, printed, fights));
    },
  );
}

function countSpread(kind: Kind, net: number, printed: number, fights: 'each way' | 'dice alike'): void {
  const attack = ATTACKS[printed] ?? 0;
  const state = stateOf(kind);
  const pack = packFor(net, kind.night);
  const table = tableAt(kind, attack, pack);
  for (const beside of BESIDE) {
    const expected: Record<string, number> = {};
    const sum = { attacker: 0, defender: 0 };
    let moved = beside === 0;
    for (const [i, { dice, columns, face }] of kind.ways.entries()) {
      // 10.11: a night's columns are part of the net shift, a banzai's come with the roll; both end at the table's.
      const column = within(printed + net + columns);
      moved ||= within(column + beside) !== column;
      const losses = lossesOf(kind, within(column + beside), face);
      const isFought = fights === 'each way' || kind.ways.length === FACES.length || i % 7 === 0;
      if (beside === 0 && isFought) {
        const end: Script = losses.defender ? [['vacated', 'holds']] : [];
        const script = [...before(kind, attack), ...dice, ...end];
        const { outcome } = drive(iph, state, 'battle', { attacker: kind.attacker }, script, pack);
        const { attacker: attackerLoss, defender: defenderLoss } = losses;
        expect(fought(outcome)).toMatchObject({ column: HEADS[column], attackerLoss, defenderLoss });
      }
      const name = `${losses.attacker}/${losses.defender}`;
      expected[name] = (expected[name] ?? 0) + 1;
      sum.attacker += losses.attacker;
      sum.defender += losses.defender;
    }
    const found = spread(table, kind.marks, beside);
    expect(counts(found)).toEqual(moved ? expected : 'end');
    if (found?.kind !== 'spread') continue;
    expect(found).toMatchObject({ ways: kind.ways.length, unknown: 0 });
    expect(found.expected?.attacker).toBeCloseTo(sum.attacker / kind.ways.length);
    expect(found.expected?.defender).toBeCloseTo(sum.defender / kind.ways.length);
  }
}
