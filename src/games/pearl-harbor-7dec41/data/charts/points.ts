import { numbers } from '../../../../kit/charts';
import { RULE } from '../headings';
import { CHANNEL_BLOCKED, MVP_COST, PENNED_IN, SHIP_POINTS, SQUADRON_POINTS } from '../values';
import { chart } from './shape';

const shape = numbers(0, 12);
const { bb, cv } = SHIP_POINTS;

/** To look up: the state a ship has reached counts once, as a whole (PH-12). */
export const VICTORY_POINTS = chart(
  { id: 'victory-points', name: 'Victory points', rule: RULE.victory, shape },
  'For',
  {
    bbDamaged: ['Battleship damaged in harbour', bb.harbour.damaged],
    bbBottomed: ['Battleship bottomed', bb.harbour.bottomed],
    bbDestroyed: ['Battleship destroyed in harbour', bb.harbour.destroyed],
    cvDamaged: ['US carrier damaged in harbour', cv.harbour.damaged],
    cvBottomed: ['US carrier bottomed', cv.harbour.bottomed],
    cvDestroyed: ['US carrier destroyed in harbour', cv.harbour.destroyed],
    bbSeaDamaged: ['Battleship damaged at sea', bb.sea.damaged],
    bbSunk: ['Battleship sunk at sea', bb.sea.sunk],
    cvSeaDamaged: ['Carrier damaged at sea', cv.sea.damaged],
    cvSunk: ['Carrier sunk at sea', cv.sea.sunk],
    penned: ['Battleship penned in', PENNED_IN],
    channel: ['Ship sunk in the channel, on top', CHANNEL_BLOCKED],
    b17: ['US B-17 squadron', SQUADRON_POINTS.b17],
    us: ['Other US squadron', SQUADRON_POINTS.us],
    jp: ['Japanese squadron', SQUADRON_POINTS.jp],
  },
);

export const MVP_COSTS = chart(
  { id: 'mvp-costs', name: 'US precautions, mvps', rule: RULE.precautions, shape },
  'Precaution',
  {
    joint: ['Army-Navy joint command centre, once', MVP_COST.joint],
    pby: ['PBY search of W, NW or N, each', MVP_COST.pby],
    bomber: ['Army bomber search of W, NW or N, each', MVP_COST.bomber],
    submarine: ['Submarine at sea from the start, each', MVP_COST.submarine],
    ready: ['US squadron on O‘ahu readied, each', MVP_COST.ready],
    searchAttack: ['Single-engine squadron on search and attack, each', MVP_COST.searchAttack],
  },
);
