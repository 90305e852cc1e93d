import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { writeStrategyDays } from '../social/strategy/strategy-days';
import { createMessage } from '../notifications/write-message';
import type { Database } from '../db/open-database';
import { clients } from '../db/tables/clients';
import { documentParts, documents } from '../db/tables/documents';
import { notifications } from '../db/tables/notifications';
import { strategies } from '../db/tables/strategies';
import { CONTACTS, MESSAGES, MESSAGES_FOR_ALL, SEED_DOCUMENTS } from './client-area.table';
import { SEED_CLIENTS } from './clients.table';
import type { DaysFromNow, IdsByEmail } from './seed-clients';
import { saveCopies } from './copies/save-copies';
import type { SeededCopy } from './copies/seed-copy-trades';
import { strategiesFrom } from './strategies.table';

/**
 * Seeds what the client's own pages show: contact details, documents, notifications,
 * strategies.
 */
export async function seedClientArea(
  db: Database,
  idOf: IdsByEmail,
  daysFromNow: DaysFromNow,
  copies: readonly SeededCopy[],
): Promise<void> {
  for (const [email, values] of Object.entries(CONTACTS)) {
    await db
      .update(clients)
      .set(values)
      .where(eq(clients.id, idOf(email)));
  }
  await seedDocuments(db, idOf, daysFromNow);
  await db.insert(notifications).values(messagesFrom(idOf, daysFromNow));
  await seedStrategies(db, idOf, daysFromNow, copies);
}

/** Seeds the strategies with their copies, and their days from the trades of their accounts. */
async function seedStrategies(
  db: Database,
  idOf: IdsByEmail,
  daysFromNow: DaysFromNow,
  copies: readonly SeededCopy[],
): Promise<void> {
  const insertedStrategies = await db
    .insert(strategies)
    .values(strategiesFrom(idOf, daysFromNow))
    .returning();
  await saveCopies(db, copies, insertedStrategies, daysFromNow(0));
  for (const strategy of insertedStrategies) await writeStrategyDays(db, strategy, daysFromNow(0));
}

async function seedDocuments(db: Database, idOf: IdsByEmail, daysFromNow: DaysFromNow): Promise<void> {
  for (const {
    email,
    kind,
    fileName,
    status,
    sentDaysAgo,
    reason,
    validForDays,
    notifiedDaysAgo,
  } of SEED_DOCUMENTS) {
    const id = randomUUID();
    const data = onePagePdf(`${email} ${kind} ${fileName}`);
    await db.insert(documents).values({
      id,
      kind,
      fileName,
      status,
      reason,
      size: data.length,
      mediaType: 'application/pdf',
      clientId: idOf(email),
      sha256: createHash('sha256').update(data).digest('hex'),
      sentAt: daysFromNow(-sentDaysAgo),
      reviewedAt: status === 'pending' ? null : daysFromNow(1 - sentDaysAgo),
      validUntil: validForDays === null ? null : daysFromNow(validForDays),
      runsOutToldAt: notifiedDaysAgo === null ? null : daysFromNow(-notifiedDaysAgo),
    });
    await db.insert(documentParts).values({ documentId: id, part: 0, data });
  }
}

/** The smallest PDF a viewer opens: one empty page with a title. */
function onePagePdf(title: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  return Buffer.from(
    `%PDF-1.4\n${objects.join('')}trailer<</Root 1 0 R/Info<</Title(${title})>>>>\n%%EOF\n`,
    'latin1',
  );
}

function messagesFrom(idOf: IdsByEmail, daysFromNow: DaysFromNow): (typeof notifications.$inferInsert)[] {
  return SEED_CLIENTS.flatMap(({ email }) =>
    [...MESSAGES_FOR_ALL, ...(MESSAGES[email] ?? [])].map(([hours, read, message]) => ({
      ...createMessage(message),
      clientId: idOf(email),
      createdAt: daysFromNow(-hours / 24),
      readAt: read ? daysFromNow(-hours / 24 + 0.1) : null,
    })),
  );
}
