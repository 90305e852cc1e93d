import { instantOf, wholeDaysUntil } from '../kernel/instant';

/** Kinds of documents (V7). */
export const DOCUMENT_KINDS = [
  'identity-front',
  'identity-back',
  'address',
  'income',
  'payment',
  'photo',
] as const;
/** Kind of a document. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STATUSES = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;
/** State of a document's review. */
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const BLOCKED_ACTIONS = ['withdraw', 'deposit', 'trade'] as const;

/** An action that is blocked until a document is verified. */
export interface Block {
  readonly action: (typeof BLOCKED_ACTIONS)[number];
  /** Only amounts above this one; `null` for any. */
  readonly threshold: { readonly amount: string; readonly currency: string } | null;
  /** When the block begins, ISO 8601 UTC; `null` if it has begun. */
  readonly from: string | null;
}

/** A kind of document, with the state of its newest file; fields that were not sent are `null`. */
export interface ClientDocument {
  readonly kind: DocumentKind;
  readonly status: DocumentStatus;
  /** The id of the file; `null` if the gateway does not send it. */
  readonly id: string | null;
  readonly fileName: string | null;
  /** Bytes. */
  readonly size: number | null;
  /** Instants, ISO 8601 UTC. */
  readonly sentAt: string | null;
  readonly reviewedAt: string | null;
  readonly validUntil: string | null;
  /** Reason of a rejection: a name such as `too-old`. */
  readonly reason: string | null;
  /** The last file, if its content was refused; then `fileName` above still counts. */
  readonly refused: RefusedFile | null;
  /** Actions that are blocked until the document is approved, according to the gateway. */
  readonly blocks: readonly Block[];
}

/** A file that the gateway did not store. */
export interface RefusedFile {
  readonly fileName: string | null;
  /** A name such as `encrypted`. */
  readonly reason: string;
}

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** A file as the client sent it. */
export interface DocumentFile {
  readonly fileName: string | null;
  readonly mediaType: (typeof DOCUMENT_MEDIA_TYPES)[number];
  /** The content, in base64. */
  readonly data: string;
}

/** Days between the first warning and a document's expiry (V7). */
export const WARNING_DAYS = 14;

/** Whole days that a verified document is still valid, where they are few enough for a warning; else `null`. */
export function daysLeft({ status, validUntil }: ClientDocument, now: number): number | null {
  const end = instantOf(validUntil);
  if (status !== 'verified' || end === null) return null;
  const days = wholeDaysUntil(end, now);
  return days >= 0 && days <= WARNING_DAYS ? days : null;
}

/** An upload is needed if nothing was sent, or if the file was rejected, has expired or soon will. */
export function isUploadNeeded(clientDocument: ClientDocument, now: number): boolean {
  return (
    ['none', 'rejected', 'expired'].includes(clientDocument.status) || daysLeft(clientDocument, now) !== null
  );
}

/**
 * Current and future blocks because of missing documents, and of documents under review that were sent too late; a block
 * without a time counts as current.
 */
export function blocksOf(
  documents: readonly ClientDocument[],
  now: number,
): readonly { kind: DocumentKind; block: Block }[] {
  return documents
    .filter((item) => item.status === 'pending' || isUploadNeeded(item, now))
    .flatMap(({ kind, blocks }) => blocks.map((block) => ({ kind, block })));
}

/** The instant at which a block begins; `null` if it has begun. */
export function blockStart({ from }: Block, now: number): number | null {
  const start = Date.parse(from ?? '');
  return start > now ? start : null;
}

/** Statuses that need an action of the client come first. */
const STATUS_ORDER: readonly DocumentStatus[] = ['rejected', 'expired', 'none', 'pending', 'verified'];

/** Rejected and expired documents first, then missing ones, those under review, and verified ones. */
export function sortByNeed(documents: readonly ClientDocument[]): readonly ClientDocument[] {
  return [...documents].sort((a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status));
}
