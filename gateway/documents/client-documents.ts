import { and, desc, eq, ne } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { documents } from '../db/tables/documents';
import { ApiError } from '../kernel/api-error';
import { blocksOf } from './document-blocks.table';
import { documentKindsOf } from './document-kinds.table';

/** The documents that a client has to send, in display order: the newest file of each kind, and the actions that it blocks until it is approved. */
export async function documentsOf(db: Database, companies: Companies, clientId: number, now: Date) {
  const rows = await db
    .select()
    .from(documents)
    .where(and(eq(documents.clientId, clientId), ne(documents.status, 'sending')))
    .orderBy(desc(documents.sentAt));
  const [owner] = await db
    .select({ companyId: clients.companyId, createdAt: clients.createdAt })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!owner) throw new ApiError('notFound');
  const variant = companies.variantOf(owner.companyId);
  return documentKindsOf(variant).map((kind) => {
    const filesOfKind = rows.filter((file) => file.kind === kind);
    const acceptedFiles = filesOfKind.filter(({ status }) => status !== 'refused');
    const [lastFile] = filesOfKind;
    const [newestFile] = acceptedFiles;
    const blocks = blocksOf(kind, { ...owner, variant }, acceptedFiles);
    const refusal = lastFile?.status === 'refused' ? describeRefusal(lastFile) : null;
    if (!newestFile) return { kind, status: 'none' as const, blocks, refused: refusal };
    const { id, fileName, size, reason, sentAt, reviewedAt, validUntil } = newestFile;
    return {
      kind,
      status: statusOf(newestFile, now),
      id,
      blocks,
      refused: refusal,
      fileName,
      size,
      reason,
      sentAt: sentAt.toISOString(),
      reviewedAt: reviewedAt?.toISOString() ?? null,
      validUntil: validUntil?.toISOString() ?? null,
    };
  });
}

/** The last file, if its content was refused; an earlier file of the kind still counts. */
function describeRefusal({ fileName, reason, sentAt }: typeof documents.$inferSelect) {
  return { fileName, reason: reason ?? 'wrong-content', sentAt: sentAt.toISOString() };
}

function statusOf({ status, validUntil }: typeof documents.$inferSelect, now: Date) {
  if (status === 'sending' || status === 'refused') throw new ApiError('failed');
  return status === 'verified' && validUntil && validUntil < now ? 'expired' : status;
}
