import type { Money } from '../accounts/account';
import { instantOf } from '../kernel/instant';
import type { MoneyMove } from '../accounts/money-move';
import { MONEY_STATES, MONEY_PATHS } from './money-states.table';

/** Kind of a request. */
export type MoneyRequestKind = 'deposit' | 'withdrawal' | 'transfer';
/** State of a request. */
export type MoneyRequestState = keyof typeof MONEY_STATES;

/** A money move that the gateway has accepted, with its progress. */
export interface MoneyRequest {
  readonly requestId: string;
  /** Number that the client quotes to the support. */
  readonly reference: string | null;
  readonly kind: MoneyRequestKind;
  readonly state: MoneyRequestState;
  readonly login: number;
  readonly toLogin: number | null;
  readonly amount: string;
  readonly currency: string;
  readonly fee: Money;
  /** The amount less the fee. */
  readonly net: Money;
  readonly rate: string | null;
  /** The amount that arrives, if it is in another currency. */
  readonly received: Money;
  readonly receivedCurrency: string | null;
  /** In the client's language. */
  readonly methodTitle: string | null;
  /** Receiver of the money, shortened. */
  readonly destination: string | null;
  readonly network: string | null;
  /** Address to which the client sends a digital asset. */
  readonly address: string | null;
  /** The digital asset that the client sends, and its amount. */
  readonly asset: string | null;
  readonly payAmount: Money;
  /** A smaller amount, in the asset, is not credited. */
  readonly minimum: Money;
  /** The payment page of a deposit that is not paid yet. */
  readonly redirectUrl: string | null;
  readonly txid: string | null;
  /** The transaction on a page of its network; linked to where it is https. */
  readonly explorerUrl: string | null;
  /** Confirmations so far, and how many it takes. */
  readonly confirmations: number | null;
  readonly confirmationsNeeded: number | null;
  /** ISO 8601 instants, UTC. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** In the order of time. */
  readonly steps: readonly MoneyStep[];
  /** ISO 8601 instant, UTC, until which the client can cancel it; null if they can't. */
  readonly cancelUntil: string | null;
  /** Reason of a refusal or failure, in the client's language. */
  readonly reason: string | null;
}

/** Time at which a request reached a state. */
export interface MoneyStep {
  readonly state: MoneyRequestState;
  /** ISO 8601 instant, UTC. */
  readonly at: string | null;
}

/** A state of a request's progress: done, current, ahead, or the end without success. */
export interface ProgressStep {
  readonly state: MoneyRequestState;
  readonly at: string | null;
  readonly place: 'done' | 'current' | 'ahead' | 'ended';
}

/** A request is under way until its state is final. */
export function isUnderWay({ state }: Pick<MoneyRequest, 'state'>): boolean {
  return MONEY_STATES[state].isOpen;
}

/** Decides whether the client may cancel a request now. */
export function canCancel(request: Pick<MoneyRequest, 'state' | 'cancelUntil'>, now: number): boolean {
  const until = instantOf(request.cancelUntil);
  return until !== null && now < until && isUnderWay(request);
}

/** The states that a request has been in, then those that follow if it succeeds. */
export function progressOf({
  kind,
  state,
  steps,
}: Pick<MoneyRequest, 'kind' | 'state' | 'steps'>): readonly ProgressStep[] {
  const timeOf = (reachedState: MoneyRequestState) =>
    steps.findLast((step) => step.state === reachedState)?.at ?? null;
  const pastStates = [...new Set(steps.map((step) => step.state))].filter((pastState) => pastState !== state);
  const path = MONEY_PATHS[kind];
  const nextStates = path
    .slice(path.indexOf(state) + 1)
    .filter((nextState) => !pastStates.includes(nextState));
  const isOpen = isUnderWay({ state });
  return [
    ...pastStates.map((pastState) => ({ state: pastState, at: timeOf(pastState), place: 'done' as const })),
    { state, at: timeOf(state), place: isOpen ? 'current' : state === 'completed' ? 'done' : 'ended' },
    ...(isOpen
      ? nextStates.map((nextState) => ({ state: nextState, at: null, place: 'ahead' as const }))
      : []),
  ];
}

const MOVES: Readonly<Record<MoneyRequestKind, MoneyMove>> = Object.freeze({
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transfer: 'transfer',
});

/** The form with which a request of this kind is made. */
export function moveOf(kind: MoneyRequestKind): MoneyMove {
  return MOVES[kind];
}
