import { later } from '../../../kit/later';
import { phaseOf } from '../data/phases';
import type { UsnEvent } from '../state/bounds';
import type { UsnState } from '../state/state';
import { notUnderway } from './procedure';

const fought = later<UsnState, UsnEvent>(() => import('../steps/steps').then(({ STEPS }) => STEPS));

/** 24: Any fight of the map, entered hit by hit. */
export const enterFight = fought({
  id: 'fight',
  rule: '24',
  title: 'Enter a fight',
  side: ({ cursor }) => phaseOf(cursor.step).side,
  unless: notUnderway,
});
