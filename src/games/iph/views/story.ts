import type { GameReport, Told as ToldBy } from '../../../core/play/game-report';
import { eventsOf, hasEvent, lostOver } from '../../../kit/papers/report';
import { SUB_COMMAND_NAMES } from '../data/chits';
import { WINNING_VP } from '../data/ends';
import { turnBox } from '../data/sequence';
import type { IphEvent } from '../state/events';
import { totalVp } from '../state/points';
import { howLost } from '../state/ships';
import { type IphState, isPlaying } from '../state/state';

type Told = ToldBy<IphEvent>;
type SideName = (side: string) => string;

/** How the report opens: the days, in the words of those who were there. */
export const IPH_STORY: Pick<GameReport<IphState, IphEvent>, 'chapter' | 'headline' | 'happened' | 'lost'> = {
  chapter: (state) => (isPlaying(state) ? turnBox(state.cursor.turn).date : undefined),
  headline: (state) => {
    if (!isPlaying(state)) return undefined;
    const { date, part } = turnBox(state.cursor.turn);
    return `Japan ${totalVp(state)} of ${WINNING_VP} on the ${DAYS[date]} ${part.toLowerCase()}`;
  },
  happened: (step, sideName) => {
    const words = TELL.flatMap((tell) => tell(step, sideName) ?? []);
    if (!words.length) return undefined;
    return {
      words: words.join('; '),
      lost: stepsLost(step),
      ...(hasEvent(step, 'v1.ShipsRevealed') && { reveals: true }),
    };
  },
  lost: (told) => lostOver('steps', told, stepsLost),
};

const DAYS = { '7 Dec': 'first', '8 Dec': 'second', '9 Dec': 'third' } as const;
const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** 10.9, and what was lost on the beach (9.0). */
const stepsLost = (step: Told): Count => (fought(step) ? stepsByResult(step) : stepsBooked(step));

const TELL: readonly ((step: Told, sideName: SideName) => string | undefined)[] = [
  battle,
  landing,
  control,
  ships,
  (step) => (hasEvent(step, 'v1.RowEliminated') ? 'Battleship Row is gone' : undefined),
  (step) => (hasEvent(step, 'v1.IsseiRebelled') ? 'the Issei rebel' : undefined),
  (step) => subCommands(step),
  (step) => (hasEvent(step, 'v1.ShipsRevealed') ? 'Both fleets show their ships' : undefined),
];

/** "Ford Island is taken at 1:2 with a five", "Ken attacks 2124 at 2:1 and loses 2 steps for 1". */
function battle(step: Told, sideName: SideName): string | undefined {
  const [found] = eventsOf([step], 'v1.BattleFought');
  if (!found) return undefined;
  const { attacker, attackerLoss, defenderLoss, column, face, banzai, target } = found.event;
  const [taken] = takenIn(step, attacker);
  if (taken) return `${taken} is taken at ${column} with a ${FACES[face]}`;
  const where = step.place ?? target?.match(/^\d{4}/)?.[0];
  const how = `${banzai ? 'charges' : 'attacks'}${where ? ` ${where}` : ''} at ${column}`;
  return `${sideName(attacker)} ${how} and ${cost(attackerLoss, defenderLoss)}`;
}

function cost(own: number, other: number): string {
  if (own === 0) return other === 0 ? 'nobody loses a step' : `costs the defender ${steps(other)}`;
  return `loses ${steps(own)}${other ? ` for ${other}` : ''}`;
}

const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

const takenIn = (step: Told, by: string): readonly string[] =>
  eventsOf([step], 'v1.HexControlled').flatMap(({ event }) => (event.to === by ? [event.label] : []));

/** 8.0, 9.0: "Ken lands on 1630, 1631 and 1632; ". */
function landing(step: Told, sideName: SideName): string | undefined {
  const placed = eventsOf([step], 'v1.BeachheadsPlaced').flatMap(({ event }) => event.hexes);
  if (placed.length) return `${sideName('jp')} lands on ${and(placed)}`;
  const landed = eventsOf([step], 'v1.UnitsLanded').map(({ event }) => event);
  if (!landed.length) return undefined;
  const sum = (count: (event: (typeof landed)[number]) => number) =>
    landed.reduce((all, event) => all + count(event), 0);
  const stalled = sum((event) => event.stalled.snlf + event.stalled.ija);
  const lost = sum((event) => event.lost);
  const fate = [stalled && `${units(stalled)} stalled`, lost && `${units(lost)} lost`].filter(Boolean);
  const ashore = sum((event) => event.snlf + event.ija);
  return `${units(ashore)} come ashore in ${and(landed.map(({ hex }) => hex))}${fate.length ? `, ${fate.join(', ')}` : ''}`;
}

const units = (count: number): string => (count === 1 ? '1 unit' : `${count} units`);

function control(step: Told, sideName: SideName): string | undefined {
  const beaches = eventsOf([step], 'v1.BeachheadEliminated').map(({ event }) => event.hex);
  const lost = beaches.map((hex) => `the beachhead in ${hex} is lost`);
  // A battle says what it took, a landing order what it holds.
  if (hasEvent(step, 'v1.BattleFought', 'v1.BeachheadsPlaced')) return lost.length ? and(lost) : undefined;
  const [jp, us] = [takenIn(step, 'jp'), takenIn(step, 'us')];
  const words = [
    ...(jp.length ? [`${sideName('jp')} takes ${and(jp)}`] : []),
    ...(us.length ? [`${sideName('us')} retakes ${and(us)}`] : []),
    ...eventsOf([step], 'v1.BeachheadControlled').map(
      ({ event }) => `${sideName(event.to)} holds the beachhead in ${event.hex}`,
    ),
    ...lost,
  ];
  return words.length ? and(words) : undefined;
}

/** 7.0: "Battleship Hiei is damaged". */
function ships(step: Told): string | undefined {
  const lost = eventsOf([step], 'v1.ShipLost').map(({ event }) => {
    const how = howLost(event);
    return `${event.label.slice(0, -how.length).trim()} is ${how}`;
  });
  return lost.length ? and(lost) : undefined;
}

function subCommands(step: Told): string | undefined {
  const gone = eventsOf([step], 'v1.SubCommandEliminated').map(
    ({ event }) => SUB_COMMAND_NAMES[event.subCommand],
  );
  return gone.length ? `the ${and(gone)} is eliminated` : undefined;
}

function and(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export type Count = { readonly jp: number; readonly us: number };

export const NOTHING: Count = { jp: 0, us: 0 };
const add = (a: Count, b: Count): Count => ({ jp: a.jp + b.jp, us: a.us + b.us });

/** Counts the events of one type in a step. */
export const of = <T extends IphEvent['type']>(
  step: Told,
  type: T,
  count: (event: Extract<IphEvent, { type: T }>) => Count,
): Count =>
  eventsOf([step], type)
    .map(({ event }) => count(event))
    .reduce(add, NOTHING);

export const fought = (step: Told): boolean => hasEvent(step, 'v1.BattleFought');

/** 10.9. Planes that attack alone pay in planes (11.4), and Battleship Row goes as a whole (11.4). */
export function stepsByResult(step: Told): Count {
  const inPlanes = hasEvent(step, 'v1.JpPlanesLost');
  const row = hasEvent(step, 'v1.RowEliminated');
  return of(step, 'v1.BattleFought', ({ attacker, attackerLoss, defenderLoss }) =>
    attacker === 'jp'
      ? { jp: inPlanes ? 0 : attackerLoss, us: row ? 0 : defenderLoss }
      : { jp: defenderLoss, us: attackerLoss },
  );
}

export const stepsBooked = (step: Told): Count =>
  of(step, 'v1.StepsLost', ({ force, steps }) =>
    force === 'snlf' || force === 'ija' ? { jp: steps, us: 0 } : { jp: 0, us: steps },
  );
