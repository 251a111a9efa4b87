import type { Action } from '../../../core/play/view';
import { offer } from '../../../kit/offers';
import { RULE } from '../data/headings';
import type { SideId } from '../data/sides';
import { crash, landElsewhere } from '../procedures/air/home';
import { strike } from '../procedures/air/strike';
import { TARGET } from '../procedures/air/strike-on';
import { carriersLeave } from '../procedures/carriers';
import { launchContact, radar, subSighting } from '../procedures/detection/look-out';
import { airSearch, clipper } from '../procedures/detection/search';
import { landing } from '../procedures/landing';
import { miniSubsAttack, miniSubsEnter } from '../procedures/mini-subs';
import { surfaceCombat } from '../procedures/sea/combat';
import { surfaceContact } from '../procedures/sea/contact';
import { damagedMove, sortie } from '../procedures/sea/movement';
import { submarineAttack } from '../procedures/sea/submarine';
import { ofSide } from './actions';

export const ENTER = offer(miniSubsEnter, 'Mini-subs enter', { side: 'jp' });
export const MINI_ATTACK = offer(miniSubsAttack, 'Mini-subs attack');

export const CONTACT = offer(surfaceContact, 'Ships in the same hex');
export const COMBAT = offer(surfaceCombat, 'Surface combat');
export const SUB_ATTACK = offer(submarineAttack, 'Submarine attack');
export const DAMAGED_MOVE = offer(damagedMove, 'Move a damaged ship');
export const SORTIE = offer(sortie, 'Put to sea');
export const CARRIERS_LEAVE = offer(carriersLeave, 'Send carriers to sea');
export const LANDING = offer(landing, 'Land on O‘ahu');

export const US_SEARCH = ofSide('us', 'search', airSearch, 'Air search');
export const JP_SEARCH = ofSide('jp', 'search', airSearch, 'Air search');
const lookFor = (side: SideId): Action =>
  ofSide(side, 'contact', airSearch, 'Strike searches for ships', {
    rule: RULE.strikeContact,
    args: { side, strike: true },
  });
export const JP_CONTACT = lookFor('jp');
export const US_CONTACT = lookFor('us');
export const CLIPPER = offer(clipper, 'China Clipper');

export const RADAR = offer(radar, 'Radar');
export const SUB_SIGHTING = offer(subSighting, 'Submarine comes up to look');
export const LAUNCH_CONTACT = offer(launchContact, 'Wave over its launch hex');
// In the dock, where no heading says whose they are.
export const JP_STRIKE = ofSide('jp', 'strike', strike, 'Japan strikes', {
  args: { side: 'jp', first: TARGET },
});
/** A tap on a target of the table. */
export const strikeOn = (target: string, name: string): Action => ({
  ...JP_STRIKE,
  id: `${JP_STRIKE.id}:${target}`,
  label: `Strike ${name}`,
  answers: [{ key: TARGET, answer: { kind: 'choice', value: target } }],
});
export const US_STRIKE = ofSide('us', 'strike', strike, 'US strikes');
export const LAND_ELSEWHERE = offer(landElsewhere, 'Land on another carrier');
export const CRASH = offer(crash, 'Return from beyond range');
