import type { SideId } from './units';

/** Ships that a rule takes from a side: so many of each type, or those that players name. */
type Withdrawal = {
  readonly title: string;
  readonly hint: string;
  readonly side: SideId;
  readonly rule: string;
  /** None named: who it is depends on the map, and they are lost with their points. */
  readonly takes?: { readonly [type: string]: number };
};

export const WITHDRAWALS = {
  'no-subs': {
    title: 'Two Allied destroyers leave',
    hint: 'Without submarines in the game. They never return, and count for nobody.',
    side: 'a',
    rule: '32',
    takes: { DD: 2 },
  },
  'subs-1944': {
    title: 'A real and a dummy submarine leave',
    hint: 'They never return, and count for nobody.',
    side: 'j',
    rule: '32',
    takes: { SS: 1, Dummy: 1 },
  },
  'west-edge': {
    title: 'Who is still off the west edge?',
    hint: 'They are eliminated; nothing may leave there any more.',
    side: 'j',
    rule: 'Indian Ocean',
  },
} as const satisfies { readonly [id: string]: Withdrawal };

export type WithdrawalId = keyof typeof WITHDRAWALS;
export const aboutWithdrawal = (id: WithdrawalId): Withdrawal => WITHDRAWALS[id];

/** Where a ship stands that a rule has taken: its escorts come back when the convoys are given up (33). */
export const CONVOYS = 'Convoys';
export const OUT_OF_PLAY = 'Out of the war';
