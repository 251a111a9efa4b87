import type { Procedure } from '../state/events';
import { crash } from './air/crash';
import { landElsewhere } from './air/land-elsewhere';
import { strike } from './air/strike';
import { launchContact, radar, subSighting } from './detection/look-out';
import { report } from './detection/report';
import { airSearch, clipper } from './detection/search';
import { landing } from './landing';
import { miniSubsAttack, miniSubsEnter } from './mini-subs';
import { surfaceCombat } from './sea/combat';
import { surfaceContact } from './sea/contact';
import { damagedMove, sortie } from './sea/movement';
import { submarineAttack } from './sea/submarine';

/** What the rules offer within the steps of a phase: contacts and reports, mini-subs, ships, the air, the landing. */
export const IN_PLAY: readonly Procedure[] = [
  report,
  surfaceContact,
  surfaceCombat,
  submarineAttack,
  damagedMove,
  sortie,
  airSearch,
  clipper,
  radar,
  subSighting,
  launchContact,
  miniSubsEnter,
  miniSubsAttack,
  strike,
  crash,
  landElsewhere,
  landing,
];
