import type { Paint } from '../../../core/play/view';
import { turnBox } from './sequence';

/** 3.3, 5.6: seven chits of four sub-commands; Battleship Row has no Move chit. */
export const SUB_COMMANDS = ['24', '25', 'usmc', 'bbrow'] as const;
export type SubCommand = (typeof SUB_COMMANDS)[number];

export const CHITS = [
  '24-fight',
  '24-move',
  '25-fight',
  '25-move',
  'usmc-fight',
  'usmc-move',
  'bbrow-fight',
] as const;
export type ChitId = (typeof CHITS)[number];

export const SUB_COMMAND_NAMES: { readonly [S in SubCommand]: string } = {
  '24': '24th',
  '25': '25th',
  usmc: 'USMC',
  bbrow: 'BB Row',
};

/** 2.5: what their counters are printed in. */
export const PAINTS: { readonly [S in SubCommand]: Paint } = {
  '24': 'green',
  '25': 'olive',
  usmc: 'blue',
  bbrow: 'grey',
};

export const subCommandOf = (chit: ChitId): SubCommand => chit.split('-')[0] as SubCommand;
export const isFight = (chit: ChitId): boolean => chit.endsWith('-fight');
export const chitName = (chit: ChitId): string =>
  `${SUB_COMMAND_NAMES[subCommandOf(chit)]} ${isFight(chit) ? 'Fight' : 'Move'}`;

/** The chits in the cup as a turn's pulls begin: none on turn 1 (5.10), no Fight chits at night (5.9), none of a retired sub-command (5.6). */
export function cupAtStart(turn: number, gone: readonly SubCommand[]): readonly ChitId[] {
  if (turn === 1) return [];
  const { night } = turnBox(turn);
  return CHITS.filter((chit) => !(night && isFight(chit)) && !gone.includes(subCommandOf(chit)));
}
