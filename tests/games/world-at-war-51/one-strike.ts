import type { Ship } from '../../../src/games/world-at-war-51/data/ships';
import type {
  Attack,
  Strike,
  Surprise,
  Toll,
  WarState,
} from '../../../src/games/world-at-war-51/state/state';
import { houseOf, num, pair, type Situation } from './situations';
import { attacking, attackOf, FORCES, keysOf, lineOf, type Ran, rowsOf, run } from './war';

export const shipOf = (size: number, more: Partial<Ship> = {}): Ship => ({
  id: 'it',
  name: 'It',
  side: 'us',
  size,
  carrier: false,
  status: 'whole',
  ...more,
});
export const SHIP_WORDS = { whole: 'unharmed', damaged: 'damaged', sunk: 'sunk' } as const;

export const flying = (strike: Partial<Strike>): Strike => ({
  id: 'first',
  side: 'jp',
  squadrons: 4,
  fought: true,
  resolved: [],
  ...strike,
});

/** Of each service, in the air above the target. */
const ENGAGING = 2;

/** The facts of a row that an attack on one target needs, as a state with that attack open. */
function oneTarget(row: Situation, id: string, target: string): WarState {
  const { given } = row;
  const squadrons = num(given.nas, 4);
  const side = id === 'counter-1' ? 'us' : 'jp';
  return attacking(
    {
      inPort: [],
      nas: id === 'counter-1' ? 18 : squadrons,
      level: Math.max(3, Math.min(7, num(given.level, 6))),
      oil: num(given.oil, 3),
      air: { army: num(given.armyPool) + ENGAGING, naval: num(given.navalPool) + ENGAGING },
      caught: { army: num(given.armyPool), naval: num(given.navalPool) },
      ships: [shipOf(num(given.shipSize, 3), { side: side === 'us' ? 'jp' : 'us' })],
      forces: {
        ...FORCES,
        modifiers: {
          airJp: num(given.japanAirDrm),
          airUs: num(given.alliedAirDrm ?? given.usAirDrm),
          navalUs: num(given.usNavalDrm),
          navalJp: num(given.japanNavalDrm),
        },
      },
      strikes: [
        flying({
          id,
          side,
          squadrons,
          assigned: [{ target, squadrons }],
          ...(side === 'us' && { surprise: surpriseAt(num(given.level)) }),
        }),
      ],
    },
    houseOf(row),
  );
}

/** What the general surprise table gives at a level, by the procedure itself. */
export function surpriseAt(level: number): Surprise {
  const state = attacking({ groups: [['tf-1']], inPort: [], forces: { ...FORCES, taskForces: [TF] } });
  const drm = level > 6 ? level - 6 : level < 1 ? level - 1 : 0;
  const ran = run(state, 'counter', {
    squadrons: { squadrons: 5 },
    'surprise-drm': { drm },
    surprise: level - drm,
  });
  const found = attackOf(ran.state).strikes[0]?.surprise;
  if (!found) throw new Error('no surprise');
  return found;
}
export const TF = { id: 'tf-1', name: 'A', squadrons: 12 };

/** Attacks the one target, whatever it asks, and tells what was seen. */
export function attacked(row: Situation, id: string, target: string) {
  const { given, dice } = row;
  const state = oneTarget(row, id, target);
  const ship = target === 'ship:it';
  const defended = ship || target === 'light';
  const first = id === 'first';
  const asksDefence = defended && !(first && num(given.level, 6) >= 7);
  const said = {
    ...(asksDefence && { defence: { level: num(given.airDefenceEntered) } }),
    ...(dice.airDefence !== undefined && { 'defence-dice': pair(dice.airDefence) }),
    attack: dice.attack === undefined ? [3, 4] : pair(dice.attack),
    critical: 4,
    'critical-result': { result: 'nothing' },
  };
  const ran = tolerant(state, said);
  const event = ran.outcome.events[0] as unknown as {
    readonly lost: Toll;
    readonly effects: number;
    readonly squadrons?: number;
    readonly oil?: number;
  };
  const after = attackOf(ran.state);
  const { lost, effects } = event;
  const net = lineOf(ran, /^Modifiers/);
  const keys = keysOf(ran);
  const row1 = rowsOf(ran, 'air-defence')[0];
  const cell = ran.looked.find(({ answer }) => answer.kind === 'cell' && answer.chart === 'air-defence');
  return {
    ran,
    facts: {
      net: net === undefined ? 0 : Number(net.replace('−', '-')),
      total: totalOf(ran),
      effects,
      result: target === 'oil' ? effects : cellOf(cell),
      airDefenceResult: cellOf(cell),
      airDefenceLevel: defenceLevel(ran),
      airDefenceRow: row1 === undefined ? defenceLevel(ran) : Number(row1),
      airDefenceRoll: keys.includes('defence-dice'),
      warning: ran.outcome.trace.some(({ kind }) => kind === 'warning'),
      nasLeft: num(given.nas, 4) - lost.eliminated - lost.aborted,
      attackRoll: keys.includes('attack'),
      ship: SHIP_WORDS[after.ships[0]?.status ?? 'whole'],
      criticalDie: keys.includes('critical'),
      rows: rowsOf(ran, 'naval-attack').map((each) => Number(each.slice(1))),
      squadronsEliminated: event.squadrons,
      aafEliminated: (event.squadrons ?? 0) / 3,
      nasEliminated: event.squadrons,
      armyLeft: after.caught.army,
      navalLeft: after.caught.naval,
      engagingUntouched:
        after.air.army - after.caught.army === ENGAGING && after.air.naval - after.caught.naval === ENGAGING,
      oilDestroyed: event.oil,
      oilLeft: after.oil,
    },
  };
}

const cellOf = (cell: { readonly answer: unknown } | undefined): unknown =>
  cell && (cell.answer as { readonly value: unknown }).value;

/** What the working says of the level before the table shuts it in: "Air defence level 3, 1 lower" is 2. */
function defenceLevel(ran: Ran): number | undefined {
  const line = ran.outcome.trace.find(
    ({ kind, label }) => kind === 'shift' && label.startsWith('Air defence'),
  );
  const [, entered, lower] = /(\d+), (\d+) lower/.exec(line?.label ?? '') ?? [];
  return entered === undefined ? line && Number(line.value) : Number(entered) - Number(lower);
}

/** "8 +1 = 9" and "9" are both 9. */
function totalOf({ outcome }: Ran): number | undefined {
  const die = outcome.trace.findLast(({ kind, prompt }) => kind === 'die' && prompt === 'attack');
  return die && Number(die.value?.split('= ').at(-1)?.replace('−', '-'));
}

/** Leaves out what is not asked. */
function tolerant(state: WarState, said: Parameters<typeof run>[2] & object): Ran {
  for (let rest = said; ; ) {
    try {
      return run(state, 'attack', rest);
    } catch (error) {
      const [, keys] = /^attack: (.*) not asked$/.exec(String((error as Error).message)) ?? [];
      if (!keys) throw error;
      const drop = keys.split(', ');
      rest = Object.fromEntries(Object.entries(rest).filter(([key]) => !drop.includes(key)));
    }
  }
}

/** A strike and its defenders, met in the air. */
export function met(
  strike: Partial<Strike>,
  attack: Partial<Attack>,
  nets: readonly number[],
  dice: readonly unknown[],
) {
  const state = attacking({ inPort: [], ...attack, strikes: [flying({ fought: false, ...strike })] });
  const ran = run(state, 'air-combat', {
    nets: { us: nets[0], jp: nets[1] },
    us: pair(dice[0]),
    jp: pair(dice[1]),
  });
  const event = ran.outcome.events[0] as unknown as { readonly [who: string]: Toll };
  const results = ran.looked.flatMap(({ key, answer }) =>
    answer.kind === 'cell' ? [[key, String(answer.value)] as const] : [],
  );
  return { ran, event, results, left: attackOf(ran.state).strikes[0]?.squadrons };
}
export const written = ({ eliminated, aborted }: Toll): string => `${eliminated}/${aborted}`;
export const plus = (...tolls: readonly (Toll | undefined)[]): Toll => ({
  eliminated: tolls.reduce((sum, toll) => sum + (toll?.eliminated ?? 0), 0),
  aborted: tolls.reduce((sum, toll) => sum + (toll?.aborted ?? 0), 0),
});
/** The result of one side: its rows' cells added. */
export const sideResult = (ran: Ran, side: 'us' | 'jp'): string => {
  const lines = ran.outcome.trace;
  const from = lines.findIndex(({ kind, prompt }) => kind === 'die' && prompt === side);
  const cells: string[] = [];
  for (const line of lines.slice(from + 1)) {
    if (line.kind !== 'cell') break;
    cells.push(line.value ?? '');
  }
  const each = cells.map((cell) => cell.split('/').map(Number));
  if (each.length === 1 && cells[0] === '0') return '0';
  return `${each.reduce((sum, [e = 0]) => sum + e, 0)}/${each.reduce((sum, [, a = 0]) => sum + a, 0)}`;
};
