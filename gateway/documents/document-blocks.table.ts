import type { Variant } from '../../src/domain/site/company';
import { variantEntry, type ByVariant } from '../kernel/by-variant';
import type { documents } from '../db/tables/documents';
import type { DocumentKind } from './document-kinds.table';
import { later } from '../kernel/time';

/**
 * Seconds in which a client has to send a missing document, or replace a rejected one, before it blocks
 * anything.
 */
const DAYS = 24 * 3_600;
const TIME_TO_SEND = 30 * DAYS;
const TIME_TO_SEND_AGAIN = 14 * DAYS;

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

type SentFile = Pick<typeof documents.$inferSelect, 'status' | 'reviewedAt' | 'validUntil'>;

/**
 * The actions that a missing document of this kind blocks, and from when, by the rules of the client's company.
 * @param files of the client, the newest first.
 */
export function blocksOf(
  kind: DocumentKind,
  { createdAt, variant }: { createdAt: Date; variant: Variant },
  files: readonly SentFile[],
) {
  const from = cutOff(createdAt, files).toISOString();
  if (kind === 'identity-front') return [{ action: 'withdraw' as const, from }];
  if (kind !== 'address') return [];
  const [above, currency] = variantEntry(WITHDRAWAL_LIMITS, variant);
  return [{ action: 'withdraw' as const, above, currency, from }];
}

/**
 * The end of the last proof, or of the time to send the first one. The first rejection after it leaves time to send
 * another file. Later rejections change nothing; otherwise each rejected file would start the sum of a limit again.
 */
function cutOff(createdAt: Date, files: readonly SentFile[]): Date {
  const proof = files.find(({ status }) => status === 'verified');
  const since = proof ? files.slice(0, files.indexOf(proof)) : files;
  const rejectedAt = since.findLast(({ status }) => status === 'rejected')?.reviewedAt;
  const end = proof?.validUntil ?? later(createdAt, TIME_TO_SEND);
  const again = rejectedAt ? later(rejectedAt, TIME_TO_SEND_AGAIN) : end;
  return again > end ? again : end;
}
