import { notUnderway } from '../state/procedure';
import { unlessDue } from '../state/settled';
import { apart } from './apart';

/** War Plan Orange 1 and 2: Two results for each side before the first turn. */
export const readiness = apart({
  id: 'readiness',
  rule: 'War Plan Orange',
  title: 'Readiness',
  unless: (state) =>
    notUnderway(state) ?? unlessDue(state, 'readiness', 'Readiness is rolled only before the first turn.'),
});

/** War Plan Orange: What the situation in Manchukuo gives or takes. */
export const manchukuo = apart({
  id: 'manchukuo',
  rule: 'War Plan Orange',
  title: 'Manchukuo situation',
  side: () => 'j',
  unless: (state) =>
    notUnderway(state) ?? unlessDue(state, 'manchukuo', 'This die is not rolled on this turn.'),
});
