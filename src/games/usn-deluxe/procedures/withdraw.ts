import { aboutWithdrawal, withdrawalOf } from '../data/withdrawals';
import { duesNow } from '../state/dues';
import { notUnderway } from '../state/procedure';
import { apart } from './apart';

/** 32(P), 32(R), Indian Ocean: Ships that a rule takes off the map. */
export const withdraw = apart({
  id: 'withdraw',
  rule: '32',
  title: (_, args) => aboutWithdrawal(withdrawalOf(args)).title,
  side: (_, args) => aboutWithdrawal(withdrawalOf(args)).side,
  unless: (state, { which }) =>
    notUnderway(state) ??
    (duesNow(state).some(({ id }) => id.startsWith(`take:${which}:`)) ? undefined : 'This is not due now.'),
});
