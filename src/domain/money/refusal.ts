import Big from 'big.js';
import { isDecimal } from '../kernel/numbers/decimal';
import { DOCUMENT_KINDS, type DocumentKind } from '../documents/document';
import { ERROR_CODE, type ErrorName } from '../kernel/error-codes.table';
import { isInstant } from '../kernel/instant';
import { proofRefusal, type ProofRefusal } from '../session/proof-refusal';
import type { AmountIssue } from './amount-check';

/** Refusal of an order (D9), by the place at which its form shows it. */
export type OrderRefusal =
  /** The key was used for another order: by another tab, or before the connection was lost. */
  | { readonly at: 'key' }
  | ProofRefusal
  /** The end of a hold on withdrawals, ISO 8601. */
  | { readonly at: 'hold'; readonly until: string }
  | { readonly at: 'identity'; readonly proof: IdentityProof }
  | { readonly at: 'document'; readonly requiredDocument: RequiredDocument }
  | { readonly at: 'amount'; readonly issue: AmountIssue }
  /** The quote has expired. */
  | { readonly at: 'quote' };

/**
 * Classifies a refusal; null for a reason that the forms can't show.
 * @param amount the sent amount; null for an order without one
 */
export function orderRefusal(
  { codes, details }: { readonly codes: readonly number[]; readonly details?: unknown },
  amount: string | null,
): OrderRefusal | null {
  const has = (name: ErrorName) => codes.includes(ERROR_CODE[name]);
  if (has('idempotencyConflict')) return { at: 'key' };
  const proof = proofRefusal({ codes, details });
  if (proof) return proof;
  if (has('held')) {
    const until = heldUntil(details);
    return until === null ? null : { at: 'hold', until };
  }
  if (has('forbidden')) {
    const proof = identityProofOf(details);
    if (proof) return { at: 'identity', proof };
    const document = requiredDocument(details);
    if (document) return { at: 'document', requiredDocument: document };
  }
  const issue = amount === null ? undefined : amountIssueOf(details, amount);
  if (issue) return { at: 'amount', issue };
  return has('expired') ? { at: 'quote' } : null;
}

/** The amount issue of a refusal (D9): the exceeded limit, or the available amount. Undefined for neither. */
export function amountIssueOf(details: unknown, amount: string): AmountIssue | undefined {
  const { available, limit } = fieldsOf(details);
  if (isDecimal(available) && new Big(amount).gt(available))
    return { kind: 'aboveAvailable', limit: available };
  if (!isDecimal(limit)) return undefined;
  return { kind: new Big(amount).lt(limit) ? 'belowMin' : 'aboveMax', limit };
}

/** ISO 8601 instant until which withdrawals are on hold; null if the refusal does not name one. */
export function heldUntil(details: unknown): string | null {
  const { until } = fieldsOf(details);
  return isInstant(until) ? until : null;
}

/** Proof of identity of a client who may not withdraw to a new destination yet. */
export type IdentityProof = 'none' | 'sent';

/** State of the proof of identity that a refusal requires; null for any other refusal. */
export function identityProofOf(details: unknown): IdentityProof | null {
  const { field, level, reason } = fieldsOf(details);
  if (field !== 'destination' || reason !== 'level') return null;
  return level === 'sent' ? 'sent' : 'none';
}

/** Statuses of a document because of which withdrawals are refused. */
const UNVERIFIED_STATUSES = ['none', 'pending', 'rejected', 'expired'] as const;

/** A document without which a withdrawal is refused. */
export interface RequiredDocument {
  readonly document: DocumentKind;
  readonly status: (typeof UNVERIFIED_STATUSES)[number];
  /** Withdrawals above this total need the document; null for any amount. */
  readonly threshold: { readonly amount: string; readonly currency: string } | null;
  /** Decimal string in the currency of `threshold`: the rest that can be withdrawn without the document; null for nothing. */
  readonly remaining: string | null;
}

/** The document that a refusal requires; null for any other refusal. */
export function requiredDocument(details: unknown): RequiredDocument | null {
  const { above, currency, left: remaining, reason, ...fields } = fieldsOf(details);
  const document = DOCUMENT_KINDS.find((kind) => kind === fields['document']);
  const status = UNVERIFIED_STATUSES.find((name) => name === fields['status']);
  if (reason !== 'document' || !document || !status) return null;
  const hasLimit = isDecimal(above) && typeof currency === 'string';
  return {
    document,
    status,
    threshold: hasLimit ? { amount: above, currency } : null,
    remaining: hasLimit && isDecimal(remaining) && new Big(remaining).gt(0) ? remaining : null,
  };
}

function fieldsOf(details: unknown): Readonly<Record<string, unknown>> {
  return Object(details) as Record<string, unknown>;
}
