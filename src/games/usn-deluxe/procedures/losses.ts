import { notUnderway } from '../state/procedure';
import { unlessDue } from '../state/settled';
import { apart } from './apart';

/** War Plan Orange 3: What has been lost before it begins. */
export const losses = apart({
  id: 'losses',
  rule: 'War Plan Orange',
  title: 'Losses before the first turn',
  unless: (state) =>
    notUnderway(state) ?? unlessDue(state, 'losses', 'Losses are rolled only before the first turn.'),
});
