import { accountAddress } from '../accounts/account-tabs';
import { BLOCKED_ACTIONS, type DocumentKind } from '../documents/document';
import { moneyAddress } from '../accounts/money-move';
import { reassessmentPath } from '../reminder/resolve-reminders';
import { BLOCKERS } from './blockers.table';

/** Actions that can be blocked: moving money, trading, and opening an investment account. */
export const BLOCKABLE_ACTIONS = Object.freeze([...BLOCKED_ACTIONS, 'open'] as const);

/** Reason of a blocker: a row of `BLOCKERS`. */
export type BlockerReason = keyof typeof BLOCKERS;

/** An action that the client can't do now, or will not be able to do soon, according to the gateway. */
export interface Blocker {
  readonly action: (typeof BLOCKABLE_ACTIONS)[number];
  readonly reason: BlockerReason;
  /** The document that the client has to upload. */
  readonly document: DocumentKind | null;
  /** The account that it is about. */
  readonly login: number | null;
  /** The request that waits for the client. */
  readonly requestId: string | null;
  /** The type of the re-assessment that waits for the client. */
  readonly typeId: number | null;
  /** Only amounts above this one are blocked; `null` for any. */
  readonly threshold: { readonly amount: string; readonly currency: string } | null;
  /** The amount that is not paid yet. */
  readonly amount: { readonly amount: string; readonly currency: string } | null;
  /** When the block begins, ISO 8601 UTC; `null` if it has begun. */
  readonly from: string | null;
  /** When it ends by itself, ISO 8601 UTC. */
  readonly until: string | null;
  /** Duration of the broker's review, or of the client's task. */
  readonly minutes: number | null;
}

/** Address of the page that helps; `null` if the request, assessment or account was not sent. */
export function fixAddress({ login, reason, requestId, typeId }: Blocker): string | null {
  const { page } = BLOCKERS[reason];
  switch (page) {
    case 'request':
      return login === null || requestId === null ? null : moneyAddress('deposit', login, requestId);
    case 'assessment':
      return typeId === null ? null : reassessmentPath(typeId);
    case 'account':
      return login === null ? null : accountAddress(login, 'settings');
    default:
      return page;
  }
}
