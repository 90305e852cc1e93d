import { sql } from 'drizzle-orm';
import { documents } from '../db/tables/documents';

/** SQL condition: no newer file of the kind was accepted, so this file counts. */
export const isNewest = sql`not exists (
  select from documents newer
  where newer.client_id = ${documents.clientId} and newer.kind = ${documents.kind}
    and newer.status not in ('sending', 'refused') and newer.sent_at > ${documents.sentAt})`;
