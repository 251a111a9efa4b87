import type { Panel } from '../../../core/play/view';
import { RULE } from '../data/headings';
import { stepOf, turnBox } from '../data/sequence';
import { isNight, type PearlState } from '../state/state';

type Row = { readonly label: string; readonly value?: string; readonly rule?: string };

const MOVEMENT: readonly Row[] = [
  { label: 'The US first: fast ships take their first hex, contacts at once', rule: RULE.movement },
  { label: 'Then every ship its second or only hex, contacts at once', rule: RULE.movement },
  { label: 'Then submarines attack carriers in their hex', rule: RULE.subAttack },
];

const SEARCH: readonly Row[] = [
  { label: 'The US first: each unit rolls for each hidden marker in its sector', rule: RULE.airToSea },
  { label: 'China Clipper, by night too', rule: RULE.clipper },
];

const AIR: readonly Row[] = [
  { label: 'The US first: missions, loads, readying', rule: RULE.missions },
  { label: 'In each impulse: move hex by hex, take off, meet fighters, strike', rule: RULE.impulses },
  { label: 'Look-outs roll as a wave comes in', rule: RULE.radar },
];

const NIGHT: readonly Row[] = [
  { label: 'At night squadrons are readied; nobody attacks from the air', rule: RULE.airOps },
];

/** What the step is about, in the order of the rules. */
export function stepOrder(state: PearlState): readonly Panel[] {
  const rows = rowsOf(state);
  return rows.length ? [{ kind: 'facts', title: 'In this step', rows }] : [];
}

function rowsOf(state: PearlState): readonly Row[] {
  const { cursor } = state.game;
  switch (stepOf(cursor)) {
    case 'arrivals':
      return [
        {
          label: `${turnBox(cursor.turn).date} begins: US carriers may come in from the south`,
          rule: RULE.carriers,
        },
      ];
    case 'mini-subs':
      return [{ label: 'Mini-subs enter if Japan uses them; the Ward rolls for each', rule: RULE.ward }];
    case 'movement':
      return MOVEMENT;
    case 'search':
      return SEARCH;
    case 'air':
      return isNight(state) ? NIGHT : AIR;
  }
}
