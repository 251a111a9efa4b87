import type { TraceLine } from '../../../core/play/trace';
import { fact, reminder } from '../../../kit/lines';
import { RULE } from '../data/headings';
import type { HouseRules } from '../state/house';
import type { PearlState } from '../state/state';

const rule = RULE.detection;

export const alertLine = ({ attackAlert }: HouseRules): TraceLine =>
  reminder(`Both services are alerted from the next ${attackAlert === 'impulse' ? 'impulse' : 'phase'}`, {
    rule,
  });

/** What is told with the first strike or mini-sub attack: it begins the attack (PH-25). */
export const beginLines = ({ game, house }: PearlState): readonly TraceLine[] =>
  game.attack ? [] : [fact('The attack begins', { rule }), alertLine(house)];
