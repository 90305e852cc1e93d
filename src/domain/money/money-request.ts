import type { Money } from '../accounts/account';
import { instantOf } from '../kernel/instant';
import type { MoneyMove } from '../accounts/money-move';
import { MONEY_STATES, MONEY_WAYS } from './money-states.table';

/** What a request moves. */
export type MoneyRequestKind = 'deposit' | 'withdrawal' | 'transfer';
/** Where a request stands. */
export type MoneyRequestState = keyof typeof MONEY_STATES;

/** A move of money that the gateway has taken, and how far it is. */
export interface MoneyRequest {
  readonly requestId: string;
  /** What a client quotes when they ask about it. */
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
  /** What arrives, where that is in another currency. */
  readonly received: Money;
  readonly receivedCurrency: string | null;
  /** In the client's language. */
  readonly methodTitle: string | null;
  /** Where it goes, shortened. */
  readonly destination: string | null;
  readonly network: string | null;
  /** Where a digital asset is to be sent. */
  readonly address: string | null;
  /** What is to be sent there, and how much of it. */
  readonly asset: string | null;
  readonly payAmount: Money;
  /** Less, in the asset, is not credited. */
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
  /** ISO 8601 instant, UTC, until which the client can cancel it; null where they can't. */
  readonly cancelUntil: string | null;
  /** Why it was refused or has failed, in the client's language. */
  readonly reason: string | null;
}

/** When a request came into a state. */
export interface MoneyStep {
  readonly state: MoneyRequestState;
  /** ISO 8601 instant, UTC. */
  readonly at: string | null;
}

/** A state on a request's way: behind it, the one it is in, still to come, or the end that it took instead. */
export interface WayStep {
  readonly state: MoneyRequestState;
  readonly at: string | null;
  readonly place: 'done' | 'current' | 'ahead' | 'ended';
}

/** Whether it is still under way. */
export function isUnderWay({ state }: Pick<MoneyRequest, 'state'>): boolean {
  return MONEY_STATES[state].isOpen;
}

/** Whether the client may cancel it at this moment. */
export function canCancel(request: Pick<MoneyRequest, 'state' | 'cancelUntil'>, now: number): boolean {
  const until = instantOf(request.cancelUntil);
  return until !== null && now < until && isUnderWay(request);
}

/** The way of a request: the states it has been in, then those that follow where all goes well. */
export function wayOfRequest({
  kind,
  state,
  steps,
}: Pick<MoneyRequest, 'kind' | 'state' | 'steps'>): readonly WayStep[] {
  const at = (one: MoneyRequestState) => steps.findLast((step) => step.state === one)?.at ?? null;
  const passed = [...new Set(steps.map((step) => step.state))].filter((one) => one !== state);
  const way = MONEY_WAYS[kind];
  const following = way.slice(way.indexOf(state) + 1).filter((one) => !passed.includes(one));
  const isOpen = isUnderWay({ state });
  return [
    ...passed.map((one) => ({ state: one, at: at(one), place: 'done' as const })),
    { state, at: at(state), place: isOpen ? 'current' : state === 'completed' ? 'done' : 'ended' },
    ...(isOpen ? following.map((one) => ({ state: one, at: null, place: 'ahead' as const })) : []),
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
