import { signed } from '../../../core/numbers';
import type { GameReport, ReportTable, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, reportTable } from '../../../kit/papers/report';
import { shipOf } from '../data/ships';
import type { IphEvent } from '../state/events';
import { totalVp } from '../state/points';
import { type How, howLost } from '../state/ships';
import { type IphState, isPlaying } from '../state/state';
import { IPH_INTERLUDES } from './interludes';
import { type Count, fought, IPH_STORY, NOTHING, of, stepsBooked, stepsByResult } from './story';

type Told = ToldBy<IphEvent>;

/** After the battle: losses, battles by odds and result, ships, all counted from the recorded events. */
export const IPH_REPORT: GameReport<IphState, IphEvent> = {
  interludes: IPH_INTERLUDES,
  turn: (state) => (isPlaying(state) && !state.over ? `GT${state.cursor.turn}` : undefined),
  scores: (state) => ({ jp: totalVp(state) }),
  ...IPH_STORY,
  fights: { table: 'battles', label: 'All battles' },
  tables: (told, sideName) => {
    const battles = eventsOf(told, 'v1.BattleFought').map(({ event, step }) => ({ ...event, told: step }));
    return [losses(told, sideName), battleList(battles, sideName), oddsAndResults(battles), shipsLost(told)];
  },
};

type Battle = Extract<IphEvent, { type: 'v1.BattleFought' }> & { readonly told: Told };

const add = (a: Count, b: Count): Count => ({ jp: a.jp + b.jp, us: a.us + b.us });
const total = (told: readonly Told[], count: (step: Told) => Count): Count =>
  told.map(count).reduce(add, NOTHING);

function losses(told: readonly Told[], sideName: (side: string) => string): ReportTable {
  const rows: readonly (readonly [string, Count])[] = [
    ['Steps called for by battle results', total(told, stepsByResult)],
    ['Steps recorded in battles', total(told, (step) => (fought(step) ? stepsBooked(step) : NOTHING))],
    ['Steps, on landing', total(told, (step) => (fought(step) ? NOTHING : stepsBooked(step)))],
    [
      'Units, on landing',
      total(told, (step) => of(step, 'v1.UnitsLanded', ({ lost }) => ({ jp: lost, us: 0 }))),
    ],
    ['Planes without their carrier', total(told, planes)],
    ['Ships sunk', total(told, (step) => ships(step, 'sunk'))],
    ['Ships damaged', total(told, (step) => ships(step, 'damaged'))],
    ['Beachheads', beachheads(told)],
    ['Battleship Row', total(told, (step) => of(step, 'v1.RowEliminated', () => ({ jp: 0, us: 1 })))],
  ];
  return reportTable(
    {
      id: 'losses',
      title: 'Losses',
      note: 'A result can call for more steps than there were. The app records who lost them where step counts are on.',
      empty: 'Nobody has lost anything yet.',
    },
    ['What', { label: sideName('jp'), side: 'jp' }, { label: sideName('us'), side: 'us' }],
    rows.filter(([, { jp, us }]) => jp + us > 0).map(([what, { jp, us }]) => [what, jp, us]),
  );
}

const planes = (step: Told): Count =>
  add(
    of(step, 'v1.JpPlanesLost', ({ count }) => ({ jp: count, us: 0 })),
    of(step, 'v1.ArmyPlaneLost', () => ({ jp: 0, us: 1 })),
  );

const ships = (step: Told, how: How): Count =>
  of(step, 'v1.ShipLost', (event) => {
    if (howLost(event) !== how) return NOTHING;
    return shipOf(event.ship).side === 'jp' ? { jp: 1, us: 0 } : { jp: 0, us: 1 };
  });

/** 8.3: a marker is lost once, by its last step or with its hex. */
function beachheads(told: readonly Told[]): Count {
  const lost = told
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.type === 'v1.BeachheadEliminated') return [event.hex];
      return event.type === 'v1.BeachheadControlled' && event.to === 'us' ? [event.hex] : [];
    });
  return { jp: new Set(lost).size, us: 0 };
}

const result = ({ attackerLoss, defenderLoss }: Battle): string => `${attackerLoss}/${defenderLoss}`;

function battleList(battles: readonly Battle[], sideName: (side: string) => string): ReportTable {
  return reportTable(
    {
      id: 'battles',
      title: 'Battles',
      note: 'Factors attacker to defender, the net shift, the column it came to, the combat die, and the steps lost, the attacker’s first.',
      empty: 'Each battle is listed here with its odds, shift, die and result.',
    },
    ['Battle', 'Odds', 'Shift', 'Column', 'Die', 'Result'],
    battles.map((battle) => {
      const { told, attacker, attack, defence, shift, column, face, banzai } = battle;
      const marks = [
        banzai && 'banzai',
        told.trace.some(({ kind }) => kind === 'override') && 'override',
        told.amended && 'amended',
      ];
      const who = [`${told.turn ?? told.moment} ${sideName(attacker)}`, told.place];
      return [
        [...who, ...marks].filter(Boolean).join(', '),
        `${attack}:${defence}`,
        signed(shift),
        column,
        face,
        result(battle),
      ];
    }),
  );
}

/** How often each result came up on each column of the odds. */
function oddsAndResults(battles: readonly Battle[]): ReportTable {
  const columns = [...new Set(battles.map(({ column }) => column))].sort((a, b) => ratio(a) - ratio(b));
  const results = [...new Set(battles.map(result))].sort();
  const count = (column: string | undefined, each: string | undefined): number =>
    battles.filter(
      (battle) =>
        (column === undefined || battle.column === column) && (each === undefined || result(battle) === each),
    ).length;
  const row = (label: string, each: string | undefined) => [
    label,
    ...columns.map((column) => count(column, each) || ''),
    count(undefined, each),
  ];
  return reportTable(
    {
      id: 'odds-and-results',
      title: 'Results by odds',
      note: 'How many battles came to each result on each column.',
      empty: 'How often each result came up on each column is counted here.',
    },
    ['Result', ...columns.map((column) => ({ label: column, title: `odds ${column}` })), 'All'],
    battles.length ? [...results.map((each) => row(each, each)), row('All', undefined)] : [],
  );
}

/** "3:1" as a number, for the order of columns. */
function ratio(column: string): number {
  const [attack = 1, defence = 1] = column.split(':').map(Number);
  return attack / defence;
}

const shipsLost = (told: readonly Told[]): ReportTable =>
  reportTable(
    { id: 'ships', title: 'Ships out of the game', empty: 'No ship is out of the game.' },
    ['Ship', 'When', 'Points'],
    eventsOf(told, 'v1.ShipLost').map(({ event, step }) => [event.label, step.moment, signed(event.points)]),
  );
