import type { FormValues } from '../../../../core/play/form';
import { NAMED_HEXES } from '../../data/charts';
import { hexIdOf } from '../../data/hexes';
import { SHIPS } from '../../data/ships';
import { houseFields } from '../../state/house';
import { totalVp } from '../../state/points';
import { howLost } from '../../state/ships';
import { attackedNow, type IphState, isPlaying, takenPhases, underway } from '../../state/state';
import { BEACHES } from './forms';
import { BATTLESHIPS } from './forms-at-sea';
import { standardPoints } from './position';

/** Every field of the sheet's forms as the state fills it. What is sealed is not among them. */
export function valuesOf(state: IphState): FormValues {
  const { players, cursor, house, forces } = state;
  return {
    ...players,
    ...Object.fromEntries(houseFields(house).map(({ key, initial }) => [key, initial ?? ''])),
    stage: !isPlaying(state) ? 'set-up' : state.over ? 'over' : 'turn',
    turn: cursor.turn,
    phase: cursor.step,
    ...turnValues(state),
    'waiting-snlf': forces.waiting.snlf,
    'waiting-ija': forces.waiting.ija,
    ...forces.steps,
    ...beachValues(state),
    ...hexValues(state),
    ...shipValues(state),
    ...useValues(state),
    other: totalVp(state) - standardPoints(state),
    total: totalVp(state),
    ended: state.ended?.end ?? 'no',
    'played-on': state.playedOn,
  };
}

const yes = (it: boolean): string => (it ? 'yes' : 'no');

function turnValues(state: IphState): FormValues {
  const { us } = state.placed;
  const phase = underway(state);
  return {
    gone: state.gone,
    row: state.row?.points ?? 0,
    rebellion: yes(state.issei),
    placed: state.dayUse.revealed ? 'revealed' : us ? 'us' : 'no',
    'us-placed': us?.length ?? 0,
    drawn: state.drawn,
    taken: takenPhases(state).map((each) => `jp-${each}`),
    underway: state.current ?? (phase ? `jp-${phase}` : 'none'),
    fired: yes(state.rowFired),
    momentum: yes(state.momentum),
    attacked: attackedNow(state)
      .map(({ what }) => what)
      .join('; '),
  };
}

function beachValues({ beachheads, stalled }: IphState): FormValues {
  return Object.fromEntries(
    beachheads.flatMap(({ hex, marker, held }, i) => {
      const beach = BEACHES[i];
      const there = stalled.filter((units) => units.hex === hex);
      return [
        [`hex-${beach}`, hex],
        [`marker-${beach}`, marker ? 'in' : held ? 'held' : 'lost'],
        [`stalled-snlf-${beach}`, there.reduce((sum, { snlf }) => sum + snlf, 0)],
        [`stalled-ija-${beach}`, there.reduce((sum, { ija }) => sum + ija, 0)],
      ];
    }),
  );
}

function hexValues({ hexes, beachheads }: IphState): FormValues {
  const others = hexes.filter(({ id }) => !beachheads.some(({ hex }) => hexIdOf(hex) === id));
  const isNamed = (id: string) => NAMED_HEXES.some((hex) => hex.id === id);
  const flags = (held: boolean) =>
    others.filter((hex) => hex.held === held && isNamed(hex.id)).map(({ id }) => id);
  const text = (held: boolean) =>
    others
      .filter((hex) => hex.held === held && !isNamed(hex.id))
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
  const numbers = hexes.map(({ id, held, number }) => [`${held ? 'held' : 'once'}-${id}`, number ?? '']);
  return {
    ...Object.fromEntries(numbers),
    held: flags(true),
    'held-other': text(true),
    once: flags(false),
    'once-other': text(false),
  };
}

function shipValues({ ships, close, army }: IphState): FormValues {
  const place = (id: string): string => {
    const lost = ships.find((ship) => ship.id === id);
    if (lost) return howLost(lost);
    return close.includes(id) ? 'close' : 'distant';
  };
  return { ...Object.fromEntries(SHIPS.map(({ id }) => [id, place(id)])), army: army ? 'in' : 'lost' };
}

function useValues({ planes, turnUse, dayUse, airfieldsNear }: IphState): FormValues {
  const help = (id: string): string =>
    turnUse.battleships.includes(id) ? 'turn' : dayUse.supported.includes(id) ? 'today' : 'no';
  return {
    'jp-left': planes.jp.left,
    'jp-close': planes.jp.close,
    'us-left': planes.us.left,
    'us-close': planes.us.close,
    ...Object.fromEntries(BATTLESHIPS.map(({ id }) => [`help-${id}`, help(id)])),
    result: dayUse.carriers ?? 'not-yet',
    struck: dayUse.struck,
    'jp-used': turnUse.jpPlanes,
    'jp-over': turnUse.interdiction.length,
    'us-used': turnUse.usPlanes,
    'army-used': yes(turnUse.army),
    near: String(airfieldsNear ?? ''),
    over: turnUse.interdiction.join(' '),
  };
}
