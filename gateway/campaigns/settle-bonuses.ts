import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { bonuses } from '../db/tables/bonuses';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { postEntries } from '../ledger/ledger';
import type { Notices } from '../notifications/notices';
import { endBonus, lockAccountRow, lockBonuses, type BonusRow } from './bonus-credit';

/** A client is notified this long before the end. */
const WARNING_SECONDS = 7 * DAY_SECONDS;

/**
 * Ends the bonuses whose time is over, and notifies clients of bonuses that end soon or were unlocked. Several replicas
 * do each of them once. A bonus that fails does not stop the others; the next round tries again.
 * @throws AggregateError with the failures.
 */
export async function settleBonuses(db: Database, notices: Notices, clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  const forEach = async (rows: readonly BonusRow[], work: (row: BonusRow) => Promise<void>) => {
    for (const row of rows) await work(row).catch((error: unknown) => failures.push(error));
  };
  const now = clock();
  const isActive = eq(bonuses.state, 'active');
  const hasEnded = and(isActive, lte(bonuses.until, now));
  await forEach(await db.select().from(bonuses).where(hasEnded), (row) => expire(db, row, now));
  const ending = and(
    isActive,
    isNull(bonuses.warnedAt),
    gt(bonuses.until, now),
    lte(bonuses.until, addSeconds(now, WARNING_SECONDS)),
  );
  await forEach(await db.select().from(bonuses).where(ending), (row) => warn(db, notices, row, now));
  const unlockedBonuses = and(isNotNull(bonuses.unlocked), isNull(bonuses.notifiedAt));
  await forEach(await db.select().from(bonuses).where(unlockedBonuses), (row) =>
    notifyOfUnlocking(db, notices, row, now),
  );
  if (failures.length > 0) throw new AggregateError(failures, 'Some bonuses were not settled');
}

/** Ends the active bonus of an account in a campaign, if there is one; the rest of its credit is lost. */
export async function cancelBonus(
  transaction: Database,
  login: number,
  campaignId: number,
  at: Date,
): Promise<void> {
  await lockAccountRow(transaction, login);
  const bonus = (await lockBonuses(transaction, login)).find((row) => row.campaignId === campaignId);
  if (bonus) await postEntries(transaction, [await endBonus(transaction, bonus, 'cancelled', at)]);
}

const expire = (db: Database, { id, login }: BonusRow, at: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockAccountRow(transaction, login);
    const bonus = (await lockBonuses(transaction, login)).find((row) => row.id === id);
    if (bonus) await postEntries(transaction, [await endBonus(transaction, bonus, 'expired', at)]);
  });

const warn = (db: Database, notices: Notices, { id }: BonusRow, at: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const isDue = and(eq(bonuses.id, id), eq(bonuses.state, 'active'), isNull(bonuses.warnedAt));
    const [bonus] = await transaction.update(bonuses).set({ warnedAt: at }).where(isDue).returning();
    if (!bonus) return;
    const { clientId, currency, left, login, until } = bonus;
    const values = { amount: left, currency, login: String(login), from: until.toISOString() };
    await notices.notify(transaction, 'bonus-ends', clientId, { at, values });
  });

const notifyOfUnlocking = (db: Database, notices: Notices, { id }: BonusRow, at: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const isDue = and(eq(bonuses.id, id), isNull(bonuses.notifiedAt));
    const [bonus] = await transaction.update(bonuses).set({ notifiedAt: at }).where(isDue).returning();
    if (!bonus?.unlocked) return;
    const { clientId, currency, login, unlocked } = bonus;
    const values = { amount: unlocked, currency, login: String(login) };
    await notices.notify(transaction, 'bonus-unlocked', clientId, { at, values });
  });
