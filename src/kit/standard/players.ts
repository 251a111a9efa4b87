import type { FormCheck } from '../../core/play/form';
import { type Field, words } from '../fields';

/** A name for each side: `playerFields({ jp: 'Japanese player', us: 'US player' }, state.players)`. */
export const playerFields = <Side extends string>(
  labels: { readonly [side in Side]: string },
  players: { readonly [side: string]: string },
) =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([side, label]) => {
      const initial = players[side];
      return [side, words(label, 24, initial === undefined ? {} : { initial })];
    }),
  ) as { readonly [S in Side]: Field<string> };

export const namesDiffer = (sides: readonly string[]): FormCheck => ({
  kind: 'different',
  fields: sides,
  message:
    sides.length > 2
      ? 'A name of its own for each side, so that the log can tell you apart.'
      : 'Two names, so that the log can tell you apart.',
});
