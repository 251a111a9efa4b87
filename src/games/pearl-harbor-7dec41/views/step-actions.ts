import type { Action } from '../../../core/play/view';
import { RULE } from '../data/headings';
import type { SideId } from '../data/sides';
import { action } from './actions';

const of = (side: SideId, id: string, label: string, rule: string, procedure = id): Action =>
  action(id, label, procedure, { side, rule });

export const ENTER = of('jp', 'mini-subs-enter', 'Mini-subs enter', RULE.ward);
export const MINI_ATTACK = of('jp', 'mini-subs-attack', 'Mini-subs attack', RULE.miniSubs);

export const CONTACT = action('surface-contact', 'Ships in the same hex', 'surface-contact', {
  rule: RULE.surfaceDetection,
});
export const COMBAT = action('surface-combat', 'Surface combat', 'surface-combat', {
  rule: RULE.surfaceCombat,
});
export const SUB_ATTACK = of('us', 'submarine-attack', 'Submarine attack', RULE.subAttack);
export const DAMAGED_MOVE = action('damaged-move', 'Damaged ship moves', 'damaged-move', {
  rule: RULE.movement,
});
export const SORTIE = of('us', 'sortie', 'Put to sea', RULE.squadrons);
export const CARRIERS_LEAVE = of('us', 'carriers-leave', 'Carriers put to sea, US alone', RULE.leaving);
export const LANDING = of('jp', 'landing', 'Land on O‘ahu', RULE.landing);

export const US_SEARCH: Action = {
  ...of('us', 'us-search', 'Air search', RULE.airToSea, 'air-search'),
  args: { side: 'us' },
};
export const JP_SEARCH: Action = {
  ...of('jp', 'jp-search', 'Air search', RULE.airToSea, 'air-search'),
  args: { side: 'jp' },
};
const lookFor = (side: SideId): Action => ({
  ...of(side, `${side}-contact`, 'Strike looks for ships', RULE.strikeContact, 'air-search'),
  args: { side, strike: true },
});
export const JP_CONTACT = lookFor('jp');
export const US_CONTACT = lookFor('us');
export const CLIPPER = of('us', 'clipper', 'China Clipper', RULE.clipper);

export const RADAR = of('us', 'radar', 'Radar', RULE.radar);
export const SUB_SIGHTING = of('us', 'sub-sighting', 'Submarine looks up', RULE.subDetection);
export const LAUNCH_CONTACT = of('us', 'launch-contact', 'Wave at its launching hex', RULE.airToAir);
export const JP_STRIKE: Action = {
  ...of('jp', 'jp-strike', 'Air strike', RULE.airStrikes, 'strike'),
  args: { side: 'jp' },
};
export const US_STRIKE: Action = {
  ...of('us', 'us-strike', 'Air strike', RULE.airStrikes, 'strike'),
  args: { side: 'us' },
};
export const LAND_ELSEWHERE = action('land-elsewhere', 'Home without a carrier', 'land-elsewhere', {
  rule: RULE.carrierOps,
});
export const CRASH = action('crash', 'Home from a hex too far', 'crash', { rule: RULE.airOps });
