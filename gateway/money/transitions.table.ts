import type { MoneyReason, MoneyRequestRow, MoneyState } from '../db/tables/money';
import type { Entry } from '../ledger/ledger';
import type { MoneyMessage } from '../texts/gateway-texts';
import { creditEntry, payoutEntry, releaseEntry } from '../ledger/entries';
import { chainOf } from './networks.table';
import { FAILING_ENDINGS, PACE } from './pace.table';

/** A request's step to its next state. */
export interface Transition {
  readonly nextState: MoneyState;
  /** Seconds until the next automatic step; without them, the request is finished or waits for a person. */
  readonly waitSeconds?: number;
  /** The ledger's entry of the step. */
  readonly createEntry?: (row: MoneyRequestRow, at: Date) => Entry;
  readonly reason?: MoneyReason;
  /** True if the payment gets its transaction id in this step. */
  readonly isSent?: boolean;
  /** The message that notifies the client. */
  readonly message?: MoneyMessage;
}

const transitionTo = (nextState: MoneyState, details: Omit<Transition, 'nextState'> = {}): Transition =>
  Object.freeze({ nextState, ...details });

const COMPLETE_DEPOSIT = transitionTo('completed', { createEntry: creditEntry, message: 'deposit-completed' });

const TRANSITIONS = Object.freeze({
  approve: transitionTo('approved', { waitSeconds: PACE.prepare }),
  reject: transitionTo('rejected', { createEntry: releaseEntry, reason: 'otherName', message: 'withdrawal-rejected' }),
  prepare: transitionTo('processing', { waitSeconds: PACE.send }),
  send: transitionTo('sent', { waitSeconds: PACE.arrival, isSent: true }),
  payOut: transitionTo('completed', { createEntry: payoutEntry, message: 'withdrawal-completed' }),
  payBack: transitionTo('failed', { createEntry: releaseEntry, reason: 'returned', message: 'withdrawal-rejected' }),
  expire: transitionTo('cancelled', { reason: 'notPaid', message: 'deposit-failed' }),
});

/** The client's answer on the payment page. */
export type CashierAnswer = 'pay' | 'decline' | 'cancel';

/** The step that follows each answer; a bank transfer takes time. */
export const CASHIER_TRANSITIONS: Readonly<Record<CashierAnswer, (row: MoneyRequestRow) => Transition>> = Object.freeze({
  pay: ({ method }) => (method === 'bank' ? transitionTo('processing', { waitSeconds: PACE.bank }) : COMPLETE_DEPOSIT),
  decline: () => transitionTo('failed', { reason: 'declined', message: 'deposit-failed' }),
  cancel: () => transitionTo('cancelled'),
});

/** The step that follows a client's cancellation. */
export const CANCEL_TRANSITIONS: Readonly<Record<MoneyRequestRow['kind'], Transition | undefined>> = Object.freeze({
  deposit: transitionTo('cancelled'),
  withdrawal: transitionTo('cancelled', { createEntry: releaseEntry }),
  transfer: undefined,
});

/** The automatic step of a request that is due. */
export function nextTransition(row: MoneyRequestRow): Transition {
  return row.kind === 'deposit' ? nextOfDeposit(row) : nextOfWithdrawal(row);
}

function nextOfDeposit({ network, state }: MoneyRequestRow): Transition {
  if (state !== 'pending') return COMPLETE_DEPOSIT;
  const chain = chainOf(network);
  if (!chain) return TRANSITIONS.expire;
  return transitionTo('processing', { waitSeconds: chain.confirmations * chain.secondsPerConfirmation, isSent: true });
}

function nextOfWithdrawal({ destination, state }: MoneyRequestRow): Transition {
  const destinationEndsWith = (end: string) => destination?.endsWith(end) === true;
  if (state === 'pending') return destinationEndsWith(FAILING_ENDINGS.rejected) ? TRANSITIONS.reject : TRANSITIONS.approve;
  if (state === 'approved') return TRANSITIONS.prepare;
  if (state === 'processing') return TRANSITIONS.send;
  return destinationEndsWith(FAILING_ENDINGS.returned) ? TRANSITIONS.payBack : TRANSITIONS.payOut;
}
