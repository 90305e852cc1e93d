/** Kinds of documents (V7). */
export const DOCUMENT_KINDS = [
  'identity-front',
  'identity-back',
  'address',
  'income',
  'payment',
  'photo',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STATUSES = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** One kind, and how the newest file of it stands; what was not sent is `null`. */
export interface ClientDocument {
  readonly kind: DocumentKind;
  readonly status: DocumentStatus;
  readonly fileName: string | null;
  /** Bytes. */
  readonly size: number | null;
  /** Instants, ISO 8601 UTC. */
  readonly sentAt: string | null;
  readonly reviewedAt: string | null;
  readonly validUntil: string | null;
  /** Why it was rejected: a name such as `too-old`. */
  readonly reason: string | null;
}

const DAY_MS = 86_400_000;
/** A warning from so many days before a document runs out (V7). */
const WARNING_DAYS = 14;

/** Whole days that a verified document is still valid, where they are few enough for a warning; else `null`. */
export function daysLeft({ status, validUntil }: ClientDocument, now: number): number | null {
  const left = Date.parse(validUntil ?? '') - now;
  if (status !== 'verified' || Number.isNaN(left) || left < 0) return null;
  const days = Math.floor(left / DAY_MS);
  return days <= WARNING_DAYS ? days : null;
}

/** Whether a file of this kind is wanted now: nothing was sent, or what was sent does not do (any more). */
export function isWanted(held: ClientDocument, now: number): boolean {
  return ['none', 'rejected', 'expired'].includes(held.status) || daysLeft(held, now) !== null;
}

/** What the client has to act on comes first. */
const ORDER: readonly DocumentStatus[] = ['rejected', 'expired', 'none', 'pending', 'verified'];

/** Rejected and expired documents first, then those that are missing, those under review, and verified ones. */
export function inOrderOfNeed(documents: readonly ClientDocument[]): readonly ClientDocument[] {
  return [...documents].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
