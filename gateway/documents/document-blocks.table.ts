import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';
import type { documents } from '../db/tables/documents';
import type { DocumentKind } from './document-kinds.table';
import { DAY_SECONDS, addSeconds } from '../kernel/time';

/** Seconds in which a client can send a missing document before it blocks anything. */
const UPLOAD_SECONDS = 30 * DAY_SECONDS;
/** Seconds in which a client can replace a rejected document before it blocks anything. */
const REPLACEMENT_SECONDS = 14 * DAY_SECONDS;

type Limit = readonly [above: string, currency: string];

/**
 * Withdrawals above this amount, all together from the day of the block on, need proof of address, by variant; every
 * withdrawal needs proof of identity.
 */
const WITHDRAWAL_LIMITS: ByVariant<Limit> = {
  main:          ['2000.00',  'USD'],
  invest:        ['30000000', 'IDR'],
  bank:          ['2000.00',  'CHF'],
  international: ['2000.00',  'USD'],
  other:         ['2000.00',  'USD'],
};

type SentFile = Pick<typeof documents.$inferSelect, 'status' | 'sentAt' | 'reviewedAt' | 'validUntil'>;

/**
 * The actions that a document of this kind blocks until it is approved, and the date from which it does, by the rules of the
 * client's company. A file that was sent before that date blocks nothing while it is under review.
 * @param files of the client, the newest first.
 */
export function blocksOf(
  kind: DocumentKind,
  { createdAt, variant }: { createdAt: Date; variant: Variant },
  files: readonly SentFile[],
) {
  const blockDate = blockDateOf(createdAt, files);
  const [newestFile] = files;
  if (newestFile?.status === 'pending' && newestFile.sentAt < blockDate) return [];
  const from = blockDate.toISOString();
  if (kind === 'identity-front') return [{ action: 'withdraw' as const, from }];
  if (kind !== 'address') return [];
  const [above, currency] = variantEntry(WITHDRAWAL_LIMITS, variant);
  return [{ action: 'withdraw' as const, above, currency, from }];
}

/**
 * The date from which a missing document blocks: the end of the last proof's validity, or of the time to send the first
 * proof. The first rejection after that proof gives the client time to send another file. Later rejections change nothing;
 * otherwise each rejected file would restart the sum of a limit.
 */
function blockDateOf(createdAt: Date, files: readonly SentFile[]): Date {
  const proof = files.find(({ status }) => status === 'verified');
  const laterFiles = proof ? files.slice(0, files.indexOf(proof)) : files;
  const rejectedAt = laterFiles.findLast(({ status }) => status === 'rejected')?.reviewedAt;
  const deadline = proof?.validUntil ?? addSeconds(createdAt, UPLOAD_SECONDS);
  const resendDeadline = rejectedAt ? addSeconds(rejectedAt, REPLACEMENT_SECONDS) : deadline;
  return resendDeadline > deadline ? resendDeadline : deadline;
}
