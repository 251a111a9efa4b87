import type { Panel } from '../../../core/play/view';
import { capacityOf } from '../data/aircraft';
import { RULE } from '../data/headings';
import { HELD_BACK, LAUNCH_RATE, MOST_MARKERS, SHIP_HEXES } from '../data/limits';
import { SHIPS } from '../data/ships';
import { isNight, type PearlState } from '../state/state';

type Row = { readonly label: string; readonly value: string; readonly rule: string };

const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

const MOVEMENT: readonly Row[] = [
  { label: 'Undamaged warships', value: hexes(SHIP_HEXES.warship), rule: RULE.movement },
  {
    label: 'Transports, submarines, squadrons with old battleships',
    value: hexes(SHIP_HEXES.slow),
    rule: RULE.movement,
  },
  { label: 'Markers of a side, dummies too', value: `at most ${MOST_MARKERS}`, rule: RULE.markers },
];

/** PH-3: the first turn on the entry hexes is the first phase. */
const ENTRY: Row = { label: 'Japanese task forces', value: 'stay on their entry hexes', rule: RULE.entry };

/** "Akagi, Kaga, Shokaku, Zuikaku to 3; others to 2": with its own, how far a carrier takes others’ squadrons (PH-39). */
function capacities(): string {
  const carriers = SHIPS.filter(({ cls }) => cls === 'cv');
  const most = Math.max(...carriers.map(capacityOf));
  const least = Math.min(...carriers.map(capacityOf));
  const large = carriers.filter((ship) => capacityOf(ship) === most).map(({ name }) => name);
  return `${large.join(', ')} to ${most}; others to ${least}`;
}

const AIR: readonly Row[] = [
  { label: 'Take-off in an impulse, carrier', value: String(LAUNCH_RATE.carrier), rule: RULE.launching },
  {
    label: 'Take-off, US land base',
    value: `${LAUNCH_RATE.single} single-engine, ${LAUNCH_RATE.multi} multi-engine`,
    rule: RULE.launching,
  },
  { label: 'Range of a wave held back', value: `${hexes(HELD_BACK)} less`, rule: RULE.launching },
  { label: 'Damaged carrier', value: 'no air operations', rule: RULE.carrierOps },
  { label: 'Room for squadrons of a lost carrier', value: capacities(), rule: RULE.carrierOps },
  { label: 'Range', value: 'B-17, PBY 6; A-20, B-18 4; TBD 1; others 2', rule: RULE.airOps },
];

/** What players keep on the map in this step, in short. */
export function reminders(state: PearlState): readonly Panel[] {
  const { turn, step } = state.game.cursor;
  const rows =
    step === 'movement'
      ? [...(turn === 1 ? [ENTRY] : []), ...MOVEMENT]
      : step === 'air' && !isNight(state)
        ? AIR
        : [];
  return rows.length ? [{ kind: 'facts', title: 'On the map', rows }] : [];
}
