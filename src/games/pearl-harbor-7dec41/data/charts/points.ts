import type { CellShape, ChartDef } from '../../../../core/charts/chart';
import { RULE } from '../headings';
import { CHANNEL_BLOCKED, MVP_COST, PENNED_IN, SHIP_POINTS, SQUADRON_POINTS } from '../values';
import { listOf } from './shape';

const POINTS: CellShape = { kind: 'number', min: 0, max: 12 };
const { bb, cv } = SHIP_POINTS;

/** To look up: the state a ship has reached counts once, as a whole (PH-12). */
export const VICTORY_POINTS: ChartDef = listOf(
  {
    id: 'victory-points',
    name: 'Victory points',
    rule: RULE.victory,
    rows: [
      'For',
      {
        bbDamaged: 'Battleship damaged in harbour',
        bbBottomed: 'Battleship bottomed',
        bbDestroyed: 'Battleship destroyed in harbour',
        cvDamaged: 'US carrier damaged in harbour',
        cvBottomed: 'US carrier bottomed',
        cvDestroyed: 'US carrier destroyed in harbour',
        bbSeaDamaged: 'Battleship damaged at sea',
        bbSunk: 'Battleship sunk at sea',
        cvSeaDamaged: 'Carrier damaged at sea',
        cvSunk: 'Carrier sunk at sea',
        penned: 'Battleship penned in',
        channel: 'Ship sunk in the channel, on top',
        b17: 'US B-17 squadron',
        us: 'Other US squadron',
        jp: 'Japanese squadron',
      },
    ],
  },
  {
    bbDamaged: bb.harbour.damaged,
    bbBottomed: bb.harbour.bottomed,
    bbDestroyed: bb.harbour.destroyed,
    cvDamaged: cv.harbour.damaged,
    cvBottomed: cv.harbour.bottomed,
    cvDestroyed: cv.harbour.destroyed,
    bbSeaDamaged: bb.sea.damaged,
    bbSunk: bb.sea.sunk,
    cvSeaDamaged: cv.sea.damaged,
    cvSunk: cv.sea.sunk,
    penned: PENNED_IN,
    channel: CHANNEL_BLOCKED,
    ...SQUADRON_POINTS,
  },
  POINTS,
);

export const MVP_COSTS: ChartDef = listOf(
  {
    id: 'mvp-costs',
    name: 'US precautions, mvps',
    rule: RULE.precautions,
    rows: [
      'Precaution',
      {
        joint: 'Army-Navy joint command centre, once',
        pby: 'PBY search of W, NW or N, each',
        bomber: 'Army bomber search of W, NW or N, each',
        submarine: 'Submarine at sea from the start, each',
        ready: 'US squadron on O‘ahu readied, each',
        searchAttack: 'Single-engine squadron on search and attack, each',
      },
    ],
  },
  MVP_COST,
  POINTS,
);
