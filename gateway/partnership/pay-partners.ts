import Big from 'big.js';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { partnerPayouts, partnerRewards } from '../db/tables/partners';
import type { Clock } from '../kernel/time';
import { convertAtRate } from '../money/exchange-rates';
import { postEntries, type Entry, type LedgerAccount } from '../ledger/ledger';
import type { Notices } from '../notifications/notices';
import { marketRateOf } from '../money/asset-prices';
import { moneyDigits } from '../market/money-digits';
import { lastPayDay, type PayDay } from './pay-days';
import { listPayablePartners, type PayablePartner } from './payable-partners';
import { findPayoutTerms, hindrancesOf, type PayoutTerms } from './payout-terms';

/**
 * Pays the partners whose pay day has come: once a month, partner and currency, by whichever replica is first. A partner
 * who cannot be paid is notified, and the commission waits for the next pay day. A missed pay day is made up for. A
 * partner whose payment fails does not stop the others; the next round tries again.
 * @throws AggregateError with the failures.
 */
export async function payPartners(db: Database, notices: Notices, clock: Clock): Promise<void> {
  const failures: unknown[] = [];
  for (const partner of await listPayablePartners(db, clock()))
    await inTransaction(db, (transaction) => payPartner(transaction, partner, notices, clock())).catch(
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'Some partners were not paid');
}

async function payPartner(
  transaction: Database,
  { currency, partnerId }: PayablePartner,
  notices: Notices,
  now: Date,
): Promise<void> {
  const terms = await findPayoutTerms(transaction, partnerId, now);
  if (!terms) return;
  const payDay = lastPayDay(now, terms.payDay);
  if (await isDecided(transaction, partnerId, currency, payDay)) return;
  // Money moves into an account only under its lock.
  if (terms.login !== null)
    await transaction
      .select({ login: accounts.login })
      .from(accounts)
      .where(eq(accounts.login, terms.login))
      .for('update');
  const rewards = await transaction
    .select({ id: partnerRewards.id, amount: partnerRewards.amount })
    .from(partnerRewards)
    .where(
      and(
        eq(partnerRewards.partnerId, partnerId),
        eq(partnerRewards.currency, currency),
        sql`${partnerRewards.payoutId} is null`,
        sql`(${partnerRewards.state} = 'clawback' or ${partnerRewards.state} = 'approved'
          and ${partnerRewards.approvedAt} < ${payDay.end.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(partnerRewards.id)
    .for('update');
  const amount = rewards
    .reduce((sum, reward) => sum.plus(reward.amount), Big(0))
    .toFixed(moneyDigits(currency));
  if (Big(amount).lte(0)) return;
  const missing = hindrancesOf(terms, amount, currency, now);
  const payment = missing.length === 0 ? paymentOf(terms, amount, currency, now) : undefined;
  const [payout] = await transaction
    .insert(partnerPayouts)
    .values({
      partnerId,
      currency,
      month: payDay.month,
      amount,
      state: payment ? 'sent' : 'waiting',
      missing,
      at: now,
      ...payment,
    })
    .onConflictDoNothing()
    .returning({ id: partnerPayouts.id });
  if (!payout) return;
  if (payment) {
    await markAsPaid(
      transaction,
      rewards.map(({ id }) => id),
      payout.id,
    );
    await postEntries(transaction, [payoutEntry(partnerId, amount, currency, payment, now)]);
    const values = { amount, currency, address: String(payment.login ?? payment.receivedCurrency) };
    await notices.notify(transaction, 'payout-sent', partnerId, { at: now, values });
  } else if (missing.some((reason) => reason !== 'minimum'))
    await notices.notify(transaction, 'payout-waits', partnerId, { at: now, values: { amount, currency } });
}

async function isDecided(
  transaction: Database,
  partnerId: number,
  currency: string,
  { month }: PayDay,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: partnerPayouts.id })
    .from(partnerPayouts)
    .where(
      and(
        eq(partnerPayouts.partnerId, partnerId),
        eq(partnerPayouts.currency, currency),
        eq(partnerPayouts.month, month),
      ),
    );
  return rows.length > 0;
}

/** A payout has its own state; a clawback keeps its state. */
async function markAsPaid(transaction: Database, ids: readonly number[], payoutId: number): Promise<void> {
  await transaction
    .update(partnerRewards)
    .set({
      payoutId,
      state: sql`case when ${partnerRewards.state} = 'approved' then 'paid' else ${partnerRewards.state} end`,
    })
    .where(inArray(partnerRewards.id, [...ids]));
}

interface Payment {
  readonly login: number | null;
  readonly walletId: number | null;
  readonly received: string;
  readonly receivedCurrency: string;
  /** Null if both currencies are one. */
  readonly rate: string | null;
}

/** The amount that arrives in the partner's account or wallet, at the market's rate. */
function paymentOf(terms: PayoutTerms, amount: string, currency: string, at: Date): Payment | undefined {
  const { login, receivedCurrency, walletId } = terms;
  if (receivedCurrency === null) return undefined;
  const rate = receivedCurrency === currency ? null : marketRateOf(currency, receivedCurrency, at);
  const received = rate === null ? amount : convertAtRate(amount, rate, moneyDigits(receivedCurrency));
  return { login, walletId, received, receivedCurrency, rate };
}

function payoutEntry(
  partnerId: number,
  amount: string,
  currency: string,
  { login, rate, received, receivedCurrency, walletId }: Payment,
  at: Date,
): Entry {
  const partner = { kind: 'partner', clientId: partnerId, currency } as const;
  const account = {
    kind: 'client',
    ...(login === null ? { walletId } : { login }),
    currency: receivedCurrency,
  } as LedgerAccount;
  const exchange = [
    { account: { kind: 'exchange', currency }, amount },
    { account: { kind: 'exchange', currency: receivedCurrency }, amount: Big(received).neg().toFixed() },
  ] as const;
  return {
    kind: 'commission',
    at,
    postings: [
      { account: partner, amount: Big(amount).neg().toFixed() },
      ...(rate === null ? [] : exchange),
      { account, amount: received },
    ],
  };
}
