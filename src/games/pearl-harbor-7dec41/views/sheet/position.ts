import type { FormValues } from '../../../../core/play/form';
import { countIn, flagsIn, oneIn, saysYes, textIn } from '../../../../kit/given';
import { type Moment, SEQUENCE } from '../../data/sequence';
import { SHIPS, type Ship } from '../../data/ships';
import type { Service } from '../../data/sides';
import { SQUADRONS, type Squadron } from '../../data/squadrons';
import { readHouse } from '../../state/house';
import type { GameState, Position, Report } from '../../state/state';
import { CONDITIONS, conditionOf, isEscort } from './forms';

/** Everything came about before the sheet. */
const FORWARD = 'On the state sheet';

/** The position that a sheet tells. What is sealed is not among it. */
export function positionOf(given: FormValues): Position {
  const no = countIn(given, 'no');
  const past = ['past1', 'past2'].slice(0, no - 1).map((key) => countIn(given, key));
  const { faces, ...house } = readHouse(given);
  return {
    players: { jp: textIn(given, 'jp'), us: textIn(given, 'us') },
    house: { ...house, ...(faces === 'low' && { faces }) },
    series: countIn(given, 'number'),
    won: { jp: countIn(given, 'jpGames'), us: countIn(given, 'usGames') },
    past,
    no,
    ...(given.stage === 'set-up'
      ? {}
      : { game: gameOf(given), own: countIn(given, 'own'), joint: flagsIn(given, 'jointTold').map(Number) }),
  };
}

function gameOf(given: FormValues): NonNullable<Position['game']> {
  const moment = (key: string): Moment | undefined =>
    saysYes(given, key)
      ? { turn: countIn(given, `${key}Turn`), impulse: countIn(given, `${key}Impulse`) }
      : undefined;
  const command = (service: Service) => {
    const confirmed = moment(service);
    return { reports: countIn(given, `${service}Reports`), ...(confirmed && { confirmed }) };
  };
  const attack = moment('attack');
  const landing = oneIn(given, 'landing', 'taken', 'failed');
  const entered = countIn(given, 'subs');
  return {
    stage: given.stage === 'over' ? 'over' : 'play',
    plan: 'paper',
    cursor: cursorOf(countIn(given, 'turn'), textIn(given, 'step')),
    impulse: countIn(given, 'impulse'),
    ...(saysYes(given, 'opened') && { opened: 'attack' as const }),
    disclosed: saysYes(given, 'disclosed'),
    reports: reportsOf(given),
    command: { army: command('army'), navy: command('navy') },
    ...(saysYes(given, 'harbour') && { harbourOpen: true as const }),
    ...(attack && { attack }),
    ...(entered && {
      miniSubs: { entered, sunk: countIn(given, 'subsSunk'), gone: saysYes(given, 'subsGone') },
    }),
    ships: SHIPS.map((ship) => shipOf(ship, given)),
    squadrons: SQUADRONS.map((squadron) => squadronOf(squadron, given)),
    attacked: flagsIn(given, 'attacked'),
    transports: countIn(given, 'transports'),
    tanks: countIn(given, 'tanks'),
    dockyards: countIn(given, 'dockyards'),
    ...(landing && { landing }),
    corrections: { jp: correction(countIn(given, 'jpOther')), us: correction(countIn(given, 'usOther')) },
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
    .flatMap((service) => Array<Service>(countIn(given, `${service}Open`)).fill(service))
    .map((service, i) => ({ id: `c${i + 1}`, service, label: FORWARD, state: 'open' }));

function conditionIn(ship: Ship, given: FormValues): Pick<Ship, 'place' | 'status'> {
  const said = textIn(given, ship.id);
  if (!isEscort(ship)) return CONDITIONS.find((each) => conditionOf(each) === said) ?? ship;
  const marked = (key: string) => flagsIn(given, key).includes(ship.id);
  const status = marked('escortsSunk') ? 'sunk' : marked('escortsDamaged') ? 'damaged' : 'ok';
  return { place: 'sea', status };
}

function shipOf(ship: Ship, given: FormValues): Ship {
  const { place, status } = conditionIn(ship, given);
  const penned = flagsIn(given, 'penned').includes(ship.id);
  return { ...ship, place, status, penned, ...(status !== 'ok' && { hitAt: place, when: FORWARD }) };
}

function squadronOf(squadron: Squadron, given: FormValues): Squadron {
  const lost = ['lostJp', 'lostNavy', 'lostArmy'].some((key) => flagsIn(given, key).includes(squadron.id));
  const apUsed = flagsIn(given, 'apUsed').includes(squadron.id);
  return { ...squadron, apUsed, lost, ...(lost && { when: FORWARD }) };
}
