import type { MoneyReason, MoneyRequestRow, MoneyState } from '../db/tables/money';
import type { Entry } from './ledger';
import type { MoneyMessage } from '../texts/gateway-texts';
import { credited, paidOut, released } from './entries';
import { chainOf } from './networks.table';
import { ENDS_BADLY, PACE } from './pace.table';

/** How a request goes on. */
export interface Move {
  readonly to: MoneyState;
  /** Seconds until it goes on by itself; without them it waits for somebody, or is at its end. */
  readonly after?: number;
  /** What moves in the ledger. */
  readonly entry?: (row: MoneyRequestRow, at: Date) => Entry;
  readonly reason?: MoneyReason;
  /** Whether the payment gets its id here. */
  readonly isSent?: boolean;
  /** What the client is told. */
  readonly tells?: MoneyMessage;
}

const move = (to: MoneyState, more: Omit<Move, 'to'> = {}): Move => Object.freeze({ to, ...more });

const DEPOSITED = move('completed', { entry: credited, tells: 'deposit-completed' });

const MOVES = Object.freeze({
  approve: move('approved', { after: PACE.prepare }),
  reject: move('rejected', { entry: released, reason: 'otherName', tells: 'withdrawal-rejected' }),
  prepare: move('processing', { after: PACE.send }),
  send: move('sent', { after: PACE.arrive, isSent: true }),
  payOut: move('completed', { entry: paidOut, tells: 'withdrawal-completed' }),
  comesBack: move('failed', { entry: released, reason: 'returned', tells: 'withdrawal-rejected' }),
  giveUp: move('cancelled', { reason: 'notPaid', tells: 'deposit-failed' }),
});

/** What the client says on the payment page. */
export type CashierAnswer = 'pay' | 'decline' | 'cancel';

/** What comes of it; a transfer between banks takes its time. */
export const CASHIER_MOVES: Readonly<Record<CashierAnswer, (row: MoneyRequestRow) => Move>> = Object.freeze({
  pay: ({ method }) => (method === 'bank' ? move('processing', { after: PACE.bank }) : DEPOSITED),
  decline: () => move('failed', { reason: 'declined', tells: 'deposit-failed' }),
  cancel: () => move('cancelled'),
});

/** What comes of a client's cancelling. */
export const CANCEL_MOVES: Readonly<Record<MoneyRequestRow['kind'], Move | undefined>> = Object.freeze({
  deposit: move('cancelled'),
  withdrawal: move('cancelled', { entry: released }),
  transfer: undefined,
});

/** How a request goes on by itself when its time has come. */
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
  const endsAs = (end: string) => destination?.endsWith(end) === true;
  if (state === 'pending') return endsAs(ENDS_BADLY.rejected) ? MOVES.reject : MOVES.approve;
  if (state === 'approved') return MOVES.prepare;
  if (state === 'processing') return MOVES.send;
  return endsAs(ENDS_BADLY.returned) ? MOVES.comesBack : MOVES.payOut;
}
