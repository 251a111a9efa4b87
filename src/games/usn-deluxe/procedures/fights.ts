import { phaseOf } from '../data/phases';
import { apart } from './apart';
import { notUnderway } from './procedure';

/** 24: Any fight of the map, entered hit by hit. */
export const enterFight = apart({
  id: 'fight',
  rule: '24',
  title: 'Enter a fight',
  side: ({ cursor }) => phaseOf(cursor.step).side,
  unless: notUnderway,
});
