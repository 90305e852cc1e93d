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
/** What a document proves. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const DOCUMENT_STATUSES = ['none', 'pending', 'verified', 'rejected', 'expired'] as const;
/** Where the review of a document stands. */
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const BLOCKED_ACTIONS = ['withdraw', 'deposit', 'trade'] as const;

/** What a client can't do for as long as a document is not verified. */
export interface Block {
  readonly action: (typeof BLOCKED_ACTIONS)[number];
  /** Only amounts above this one; `null` for any. */
  readonly above: { readonly amount: string; readonly currency: string } | null;
  /** Until when it still works, ISO 8601 UTC; `null` where it does not any more. */
  readonly from: string | null;
}

/** One kind, and how the newest file of it stands; what was not sent is `null`. */
export interface ClientDocument {
  readonly kind: DocumentKind;
  readonly status: DocumentStatus;
  /** The id to fetch the file by; `null` where the gateway has no file to give. */
  readonly id: string | null;
  readonly fileName: string | null;
  /** Bytes. */
  readonly size: number | null;
  /** Instants, ISO 8601 UTC. */
  readonly sentAt: string | null;
  readonly reviewedAt: string | null;
  readonly validUntil: string | null;
  /** Why it was rejected: a name such as `too-old`. */
  readonly reason: string | null;
  /** The file that was sent last, where its content was refused: the one above still counts. */
  readonly refused: RefusedFile | null;
  /** What the lack of it blocks, as the gateway says. */
  readonly blocks: readonly Block[];
}

/** A file that the gateway has not kept. */
export interface RefusedFile {
  readonly fileName: string | null;
  /** A name such as `encrypted`. */
  readonly reason: string;
}

export const DOCUMENT_MEDIA_TYPES = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** A file as it was sent. */
export interface DocumentFile {
  readonly fileName: string | null;
  readonly mediaType: (typeof DOCUMENT_MEDIA_TYPES)[number];
  /** The content, in base64. */
  readonly data: string;
}

/** How many days before a document expires the warning begins (V7). */
export const WARNING_DAYS = 14;

/** Whole days that a verified document is still valid, where they are few enough for a warning; else `null`. */
export function daysLeft({ status, validUntil }: ClientDocument, now: number): number | null {
  const end = instantOf(validUntil);
  if (status !== 'verified' || end === null) return null;
  const days = wholeDaysUntil(end, now);
  return days >= 0 && days <= WARNING_DAYS ? days : null;
}

/** Whether a file of this kind is wanted now: nothing was sent, or what was sent is not (or no longer) enough. */
export function isWanted(held: ClientDocument, now: number): boolean {
  return ['none', 'rejected', 'expired'].includes(held.status) || daysLeft(held, now) !== null;
}

/** What is blocked, or soon will be, for want of documents; a block whose time is not known counts as in force. */
export function blocksOf(
  documents: readonly ClientDocument[],
  now: number,
): readonly { kind: DocumentKind; block: Block }[] {
  return documents
    .filter((held) => isWanted(held, now))
    .flatMap(({ kind, blocks }) => blocks.map((block) => ({ kind, block })));
}

/** The instant until which something still works; `null` where it does not any more. */
export function worksUntil({ from }: Block, now: number): number | null {
  const cutOff = Date.parse(from ?? '');
  return cutOff > now ? cutOff : null;
}

/** What the client has to act on comes first. */
const ORDER: readonly DocumentStatus[] = ['rejected', 'expired', 'none', 'pending', 'verified'];

/** Rejected and expired documents first, then those that are missing, those under review, and verified ones. */
export function inOrderOfNeed(documents: readonly ClientDocument[]): readonly ClientDocument[] {
  return [...documents].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
}
