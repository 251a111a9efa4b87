import type { Args } from '../../../core/play/procedure';
import { expandShips } from './set-up';
import type { SideId } from './units';

/** Ships that a rule takes from a side: so many of each type, a fleet, or those that players name. */
type Withdrawal = {
  readonly title: string;
  readonly hint: string;
  readonly side: SideId;
  readonly rule: string;
  readonly takes?: { readonly [type: string]: number };
  /** Who goes where; every ship of the side out of the war where no fleet is named. */
  readonly fleets?: readonly { readonly ships: readonly string[]; readonly to: string }[];
  /** The side loses at once where one of them stays. */
  readonly orLose?: true;
};

/** Where a ship stands that a rule has taken: its escorts come back when the convoys are given up (33). */
export const CONVOYS = 'Convoys';
export const OUT_OF_PLAY = 'Out of the war';
export const THIRD_FLEET = 'Third Fleet, off the map';

/** USN-51: With the ships that join at Ulithi. */
const THIRD = expandShips('CV-6 CV-9 CV-11..13 CV-17..19 CVL-A..D BB-5..6 CA-6 CL-8..9 DD-A..F');
const SEVENTH = expandShips('CVE-A..F BB-3..4');

export const WITHDRAWALS = {
  'no-subs': {
    title: 'Two Allied destroyers leave',
    hint: 'They leave because submarines are not in play. They never return, and nobody scores for them.',
    side: 'a',
    rule: '32',
    takes: { DD: 2 },
  },
  'subs-1944': {
    title: 'A real and a dummy submarine leave',
    hint: 'They never return, and nobody scores for them.',
    side: 'j',
    rule: '32',
    takes: { SS: 1, Dummy: 1 },
  },
  'west-edge': {
    title: 'Ships still off the west edge',
    hint: 'They are eliminated. From now on no ship may leave by the west edge.',
    side: 'j',
    rule: 'Indian Ocean',
  },
  'third-fleet': {
    title: 'Third and Seventh Fleet leave',
    hint: 'Remove all of Third Fleet, and the CVE and BB of Seventh Fleet. If any of them stays, the Allies lose at once.',
    side: 'a',
    rule: 'Philippines',
    fleets: [
      { ships: THIRD, to: THIRD_FLEET },
      { ships: SEVENTH, to: OUT_OF_PLAY },
    ],
    orLose: true,
  },
  'third-fleet-again': {
    title: 'Third Fleet leaves',
    hint: 'If any of its ships stays, the Allies lose at once.',
    side: 'a',
    rule: 'Philippines',
    fleets: [{ ships: THIRD, to: OUT_OF_PLAY }],
    orLose: true,
  },
  'japanese-fleets': {
    title: 'All Japanese fleets leave',
    hint: 'They do not return, and nobody scores for them.',
    side: 'j',
    rule: 'Philippines',
    fleets: [],
  },
} as const satisfies { readonly [id: string]: Withdrawal };

export type WithdrawalId = keyof typeof WITHDRAWALS;
export const aboutWithdrawal = (id: WithdrawalId): Withdrawal => WITHDRAWALS[id];

const isKnown = (which: unknown): which is WithdrawalId => String(which) in WITHDRAWALS;

export const withdrawalOf = ({ which }: Args): WithdrawalId => (isKnown(which) ? which : 'west-edge');
