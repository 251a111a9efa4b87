import type { Panel } from '../../../core/play/view';
import { FORCE_NAMES, FORCES } from '../data/forces';
import { describeShips, shipOf } from '../data/ships';
import { freePlanes, planesFly, usDice } from '../state/air';
import { closeIn } from '../state/ships';
import type { IphState, Stalled } from '../state/state';

type Row = Extract<Panel, { kind: 'facts' }>['rows'][number];

/** What lies on the board that both must know now: stalled units, ships and planes, step counts. */
export function boardPanels(state: IphState): readonly Panel[] {
  const panel = (title: string, rows: readonly Row[]): Panel[] =>
    rows.length ? [{ kind: 'facts', title, rows }] : [];
  return [
    ...panel('Stalled on the beach', state.stalled.map(stalledRow)),
    ...panel('Ships and planes', shipRows(state)),
    ...(state.house.registers === 'on' ? panel('Steps left', stepRows(state)) : []),
  ];
}

/** 8.5: they defend, and neither move nor attack this turn. */
const stalledRow = ({ hex, snlf, ija }: Stalled): Row => ({
  label: `${hex}: no move, no attack`,
  value: [snlf && `${snlf} SNLF`, ija && `${ija} IJA`].filter(Boolean).join(', '),
  rule: '8.5',
});

function shipRows(state: IphState): readonly Row[] {
  const { turn, step } = state.cursor;
  if (step === 'carrier-warfare' && !state.dayUse.revealed) return [];
  const rows: (Row | false)[] = [
    { label: 'Japan close in', value: describeShips(closeIn(state, 'jp')), rule: '7.3' },
    state.turnUse.battleships.length > 0 && battleshipRow(state),
    turn >= 5 && { label: 'US close in', value: describeShips(closeIn(state, 'us')), rule: '7.3' },
    planesFly(state) && { label: 'Japanese planes free', value: String(freePlanes(state)), rule: '7.10' },
    planesFly(state) && { label: 'US planes still to fly', value: usPlanes(state), rule: '7.14' },
    state.turnUse.interdiction.length > 0 && {
      label: `Interdicted: ${state.turnUse.interdiction.join(', ')} and around`,
      value: '+1 MP',
      rule: '7.13',
    },
  ];
  return rows.filter((row): row is Row => row !== false);
}

function battleshipRow({ turnUse }: IphState): Row {
  const value = describeShips(turnUse.battleships.map(shipOf));
  return { label: 'Have helped this turn', value, rule: '7.1' };
}

function usPlanes(state: IphState): string {
  const army = state.army && !state.turnUse.army ? ['Army'] : [];
  const carrier = usDice(state);
  return [...(carrier ? [`${carrier} carrier`] : []), ...army].join(', ') || 'none';
}

const stepRows = ({ forces }: IphState): readonly Row[] =>
  FORCES.map((force) => ({ label: FORCE_NAMES[force], value: String(forces.steps[force]), rule: '2.11' }));
