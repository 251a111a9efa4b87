import type { FormValues } from '../../../../core/play/form';
import type { Moment } from '../../data/sequence';
import { SEQUENCE } from '../../data/sequence';
import { type Place, SHIPS, type Ship, type Status } from '../../data/ships';
import type { Service } from '../../data/sides';
import { SQUADRONS, type Squadron } from '../../data/squadrons';
import type { Position } from '../../state/events';
import { readHouse } from '../../state/house';
import type { GameState, Report } from '../../state/state';
import { isEscort } from './forms';

/** Everything came about before the sheet. */
const FORWARD = 'On the state sheet';

const flagged = (value: unknown): readonly string[] => (Array.isArray(value) ? value : []);

/** The position that a sheet tells. What is sealed is not among it. */
export function positionOf(given: FormValues): Position {
  const no = Number(given.no);
  const past = [given.past1, given.past2].slice(0, no - 1).map((mvps) => Number(mvps ?? 0));
  const { faces, ...house } = readHouse(given);
  return {
    players: { jp: String(given.jp), us: String(given.us) },
    house: { ...house, ...(faces === 'low' && { faces }) },
    series: Number(given.number),
    won: { jp: Number(given.jpGames), us: Number(given.usGames) },
    past,
    no,
    ...(given.stage === 'set-up'
      ? {}
      : { game: gameOf(given), own: Number(given.own ?? 0), joint: flagged(given.jointTold).map(Number) }),
  };
}

function gameOf(given: FormValues): NonNullable<Position['game']> {
  const moment = (key: string): Moment | undefined =>
    given[key] === 'yes'
      ? { turn: Number(given[`${key}Turn`]), impulse: Number(given[`${key}Impulse`]) }
      : undefined;
  const command = (service: Service) => {
    const confirmed = moment(service);
    return { reports: Number(given[`${service}Reports`]), ...(confirmed && { confirmed }) };
  };
  const attack = moment('attack');
  const entered = Number(given.subs);
  return {
    stage: given.stage === 'over' ? 'over' : 'play',
    plan: 'paper',
    cursor: cursorOf(Number(given.turn), String(given.step)),
    impulse: Number(given.impulse),
    ...(given.opened === 'yes' && { opened: 'attack' as const }),
    disclosed: given.disclosed === 'yes',
    reports: reportsOf(given),
    command: { army: command('army'), navy: command('navy') },
    ...(given.harbour === 'yes' && { harbourOpen: true as const }),
    ...(attack && { attack }),
    ...(entered && {
      miniSubs: { entered, sunk: Number(given.subsSunk), gone: given.subsGone === 'yes' },
    }),
    ships: SHIPS.map((ship) => shipOf(ship, given)),
    squadrons: SQUADRONS.map((squadron) => squadronOf(squadron, given)),
    attacked: flagged(given.attacked),
    transports: Number(given.transports),
    tanks: Number(given.tanks),
    dockyards: Number(given.dockyards),
    ...(given.landing !== 'no' && { landing: given.landing as 'taken' | 'failed' }),
    corrections: { jp: correction(Number(given.jpOther)), us: correction(Number(given.usOther)) },
  };
}

/** A step that the phase does not have is its first one. */
function cursorOf(turn: number, step: string): GameState['cursor'] {
  const there = SEQUENCE.steps.filter(({ turns }) => !turns || turns.includes(turn));
  return { turn, step: there.find(({ id }) => id === step)?.id ?? there[0]?.id ?? step };
}

const correction = (points: number) => (points ? [{ label: 'Brought forward', points, when: FORWARD }] : []);

const reportsOf = (given: FormValues): readonly Report[] =>
  (['army', 'navy'] as const)
    .flatMap((service) => Array<Service>(Number(given[`${service}Open`])).fill(service))
    .map((service, i) => ({ id: `c${i + 1}`, service, label: FORWARD, state: 'open' }));

function conditionIn(ship: Ship, given: FormValues): string {
  if (!isEscort(ship)) return String(given[ship.id]);
  if (flagged(given.escortsSunk).includes(ship.id)) return 'sea:sunk';
  return flagged(given.escortsDamaged).includes(ship.id) ? 'sea:damaged' : 'sea:ok';
}

function shipOf(ship: Ship, given: FormValues): Ship {
  const [place = 'sea', status = 'ok'] = conditionIn(ship, given).split(':') as [Place, Status];
  const penned = flagged(given.penned).includes(ship.id);
  return { ...ship, place, status, penned, ...(status !== 'ok' && { hitAt: place, when: FORWARD }) };
}

function squadronOf(squadron: Squadron, given: FormValues): Squadron {
  const lost = ['lostJp', 'lostNavy', 'lostArmy'].some((key) => flagged(given[key]).includes(squadron.id));
  const apUsed = flagged(given.apUsed).includes(squadron.id);
  return { ...squadron, apUsed, lost, ...(lost && { when: FORWARD }) };
}
