import type { Args } from '../../../core/play/procedure';
import { aboutWithdrawal, WITHDRAWALS, type WithdrawalId } from '../data/withdrawals';
import { duesNow } from '../state/dues';
import { apart } from './apart';
import { notUnderway } from './procedure';

const isKnown = (which: unknown): which is WithdrawalId => String(which) in WITHDRAWALS;
export const withdrawalOf = ({ which }: Args): WithdrawalId => (isKnown(which) ? which : 'west-edge');

/** 32(P), 32(R), Indian Ocean: Ships that a rule takes off the map. */
export const withdraw = apart({
  id: 'withdraw',
  rule: '32',
  title: (_, args) => aboutWithdrawal(withdrawalOf(args)).title,
  side: (_, args) => aboutWithdrawal(withdrawalOf(args)).side,
  unless: (state, { which }) =>
    notUnderway(state) ??
    (duesNow(state).some(({ id }) => id.startsWith(`take:${which}:`)) ? undefined : 'It is not asked now.'),
});
