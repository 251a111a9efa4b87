import type { TraceLine } from '../../../core/play/trace';
import { RULE } from '../data/headings';
import type { HouseRules } from '../state/house';
import type { PearlState } from '../state/state';

export const alertLine = ({ attackAlert }: HouseRules): TraceLine => ({
  kind: 'reminder',
  label: `Both services are alerted from the next ${attackAlert === 'impulse' ? 'impulse' : 'phase'}`,
  rule: RULE.detection,
});

/** What is told with the first strike or mini-sub attack: it begins the attack (PH-25). */
export const beginLines = ({ game, house }: PearlState): readonly TraceLine[] =>
  game.attack ? [] : [{ kind: 'fact', label: 'The attack begins', rule: RULE.detection }, alertLine(house)];
