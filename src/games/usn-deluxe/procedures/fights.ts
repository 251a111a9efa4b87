import { phaseOf } from '../data/phases';
import type { SideId } from '../data/units';
import type { UsnState } from '../state/state';
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

const ATTACKS: { readonly [phase: string]: SideId } = { p5: 'a', p9: 'j' };

/** 3: Whose land attack phase this is. */
export const attackingSide = ({ cursor }: UsnState): SideId => ATTACKS[cursor.step] ?? 'j';

/** 5N, 9N */
export const landAttack = apart({
  id: 'land-attack',
  rule: '8',
  title: 'Land attack',
  side: attackingSide,
  unless: (state) =>
    notUnderway(state) ??
    (ATTACKS[state.cursor.step] ? undefined : 'Land units attack in phases 5 and 9 alone.'),
});
