import Big from 'big.js';
import { isDecimal } from '../kernel/numbers/decimal';
import { DOCUMENT_KINDS, type DocumentKind } from '../documents/document';
import { isInstant } from '../kernel/instant';
import type { AmountIssue } from './amount-check';

/** The amount issue of a refusal (D9): the exceeded limit, or the available amount. Undefined for neither. */
export function refusedAmount(details: unknown, amount: string): AmountIssue | undefined {
  const { available, limit } = fieldsOf(details);
  if (isDecimal(available) && new Big(amount).gt(available))
    return { kind: 'aboveAvailable', limit: available };
  if (!isDecimal(limit)) return undefined;
  return { kind: new Big(amount).lt(limit) ? 'belowMin' : 'aboveMax', limit };
}

/** ISO 8601 instant until which withdrawals are held; null where the refusal names none. */
export function heldUntil(details: unknown): string | null {
  const { until } = fieldsOf(details);
  return isInstant(until) ? until : null;
}

/** Methods of the second factor that a refusal names; empty where it names none. */
export function requestedMethods(details: unknown): readonly string[] {
  const { methods } = fieldsOf(details);
  return Array.isArray(methods) ? methods.filter((one) => typeof one === 'string' && one !== '') : [];
}

/** Proof of identity of a client who may not withdraw to a new destination yet. */
export type IdentityProof = 'none' | 'sent';

/** State of the proof of identity that a refusal asks for; null for any other refusal. */
export function identityProofOf(details: unknown): IdentityProof | null {
  const { field, level, reason } = fieldsOf(details);
  if (field !== 'destination' || reason !== 'level') return null;
  return level === 'sent' ? 'sent' : 'none';
}

/** Statuses of a document because of which withdrawals are refused. */
const UNVERIFIED_STATUSES = ['none', 'rejected', 'expired'] as const;

/** A document without which a withdrawal is refused. */
export interface RequiredDocument {
  readonly document: DocumentKind;
  readonly status: (typeof UNVERIFIED_STATUSES)[number];
  /** Withdrawals above this total need the document; null for any amount. */
  readonly threshold: { readonly amount: string; readonly currency: string } | null;
  /** Decimal string in the currency of `above`: the rest that can be withdrawn without the document; null for nothing. */
  readonly left: string | null;
}

/** The document that a refusal asks for; null for any other. */
export function requiredDocument(details: unknown): RequiredDocument | null {
  const { above, currency, left, reason, ...named } = fieldsOf(details);
  const document = DOCUMENT_KINDS.find((kind) => kind === named['document']);
  const status = UNVERIFIED_STATUSES.find((one) => one === named['status']);
  if (reason !== 'document' || !document || !status) return null;
  const hasLimit = isDecimal(above) && typeof currency === 'string';
  return {
    document,
    status,
    threshold: hasLimit ? { amount: above, currency } : null,
    left: hasLimit && isDecimal(left) && new Big(left).gt(0) ? left : null,
  };
}

function fieldsOf(details: unknown): Readonly<Record<string, unknown>> {
  return Object(details) as Record<string, unknown>;
}
