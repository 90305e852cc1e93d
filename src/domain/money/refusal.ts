import Big from 'big.js';
import { isDecimal } from '../kernel/numbers/decimal';
import { DOCUMENT_KINDS, type DocumentKind } from '../documents/document';
import { isInstant } from '../kernel/instant';
import type { AmountIssue } from './amount-check';

/** What a refusal says about an amount (D9): the limit that it breaks, or what is available. Undefined for neither. */
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

/** How the second factor can be proved, as a refusal says; empty where it does not. */
export function methodsAsked(details: unknown): readonly string[] {
  const { methods } = fieldsOf(details);
  return Array.isArray(methods) ? methods.filter((one) => typeof one === 'string' && one !== '') : [];
}

/** How far the proof of identity is of a client who may not withdraw to a new destination yet. */
export type Unverified = 'none' | 'sent';

/** Whether a refusal asks for the client's proof of identity first, and whether that is missing or sent; null for any other. */
export function unverifiedAs(details: unknown): Unverified | null {
  const { field, level, reason } = fieldsOf(details);
  if (field !== 'destination' || reason !== 'level') return null;
  return level === 'sent' ? 'sent' : 'none';
}

/** What is wrong with a document that holds withdrawals back. */
const LACKING = ['none', 'rejected', 'expired'] as const;

/** A document without which a withdrawal is refused. */
export interface DocumentNeeded {
  readonly document: DocumentKind;
  readonly status: (typeof LACKING)[number];
  /** Only what is withdrawn above this in total needs it; null for any amount. */
  readonly above: { readonly amount: string; readonly currency: string } | null;
  /** Decimal string in the currency of `above`: what can still be withdrawn without it; null where nothing can. */
  readonly left: string | null;
}

/** The document that a refusal asks for; null for any other. */
export function documentNeeded(details: unknown): DocumentNeeded | null {
  const { above, currency, left, reason, ...named } = fieldsOf(details);
  const document = DOCUMENT_KINDS.find((kind) => kind === named['document']);
  const status = LACKING.find((one) => one === named['status']);
  if (reason !== 'document' || !document || !status) return null;
  const hasLimit = isDecimal(above) && typeof currency === 'string';
  return {
    ...{ document, status, above: hasLimit ? { amount: above, currency } : null },
    left: hasLimit && isDecimal(left) && new Big(left).gt(0) ? left : null,
  };
}

function fieldsOf(details: unknown): Readonly<Record<string, unknown>> {
  return Object(details) as Record<string, unknown>;
}
