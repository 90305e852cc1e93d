import type { MoneyReason, MoneyRequestRow, MoneyState } from '../db/tables/money';
import type { Entry } from './ledger';
import type { MoneyMessage } from '../texts/gateway-texts';
import { creditEntry, payoutEntry, releaseEntry } from './entries';
import { chainOf } from './networks.table';
import { FAILING_ENDINGS, PACE } from './pace.table';

/** A step of a request to its next state. */
export interface Move {
  readonly to: MoneyState;
  /** Seconds until the next automatic step; without them the request waits for a person, or is finished. */
  readonly after?: number;
  /** The ledger's entry of the step. */
  readonly entry?: (row: MoneyRequestRow, at: Date) => Entry;
  readonly reason?: MoneyReason;
  /** True if the payment gets its transaction id in this step. */
  readonly isSent?: boolean;
  /** The message to the client. */
  readonly tells?: MoneyMessage;
}

const move = (to: MoneyState, more: Omit<Move, 'to'> = {}): Move => Object.freeze({ to, ...more });

const DEPOSITED = move('completed', { entry: creditEntry, tells: 'deposit-completed' });

const MOVES = Object.freeze({
  approve: move('approved', { after: PACE.prepare }),
  reject: move('rejected', { entry: releaseEntry, reason: 'otherName', tells: 'withdrawal-rejected' }),
  prepare: move('processing', { after: PACE.send }),
  send: move('sent', { after: PACE.arrive, isSent: true }),
  payOut: move('completed', { entry: payoutEntry, tells: 'withdrawal-completed' }),
  comesBack: move('failed', { entry: releaseEntry, reason: 'returned', tells: 'withdrawal-rejected' }),
  giveUp: move('cancelled', { reason: 'notPaid', tells: 'deposit-failed' }),
});

/** The client's answer on the payment page. */
export type CashierAnswer = 'pay' | 'decline' | 'cancel';

/** The step that follows each answer; a bank transfer takes time. */
export const CASHIER_MOVES: Readonly<Record<CashierAnswer, (row: MoneyRequestRow) => Move>> = Object.freeze({
  pay: ({ method }) => (method === 'bank' ? move('processing', { after: PACE.bank }) : DEPOSITED),
  decline: () => move('failed', { reason: 'declined', tells: 'deposit-failed' }),
  cancel: () => move('cancelled'),
});

/** The step that follows a client's cancellation. */
export const CANCEL_MOVES: Readonly<Record<MoneyRequestRow['kind'], Move | undefined>> = Object.freeze({
  deposit: move('cancelled'),
  withdrawal: move('cancelled', { entry: releaseEntry }),
  transfer: undefined,
});

/** The automatic step of a request that is due. */
export function nextMove(row: MoneyRequestRow): Move {
  return row.kind === 'deposit' ? nextOfDeposit(row) : nextOfWithdrawal(row);
}

function nextOfDeposit({ network, state }: MoneyRequestRow): Move {
  if (state !== 'pending') return DEPOSITED;
  const chain = chainOf(network);
  if (!chain) return MOVES.giveUp;
  return move('processing', { after: chain.confirmations * chain.secondsPerConfirmation, isSent: true });
}

function nextOfWithdrawal({ destination, state }: MoneyRequestRow): Move {
  const endsWith = (end: string) => destination?.endsWith(end) === true;
  if (state === 'pending') return endsWith(FAILING_ENDINGS.rejected) ? MOVES.reject : MOVES.approve;
  if (state === 'approved') return MOVES.prepare;
  if (state === 'processing') return MOVES.send;
  return endsWith(FAILING_ENDINGS.returned) ? MOVES.comesBack : MOVES.payOut;
}
