import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import { lockBonuses, reduceBonuses } from '../campaigns/bonus-credit';
import { countBonusVolume } from '../campaigns/count-bonus-volume';
import { readBenefits, saveBenefits, withoutWaivedCommission } from '../campaigns/deal-benefits';
import type { Database } from '../db/database';
import { rowsOf } from '../db/rows-of';
import { deals, positions } from '../db/tables/trading';
import { assertDefined } from '../kernel/assert-defined';
import { postEntries, type Entry } from '../ledger/ledger';
import { rewardDeal } from '../partnership/reward-deal';
import { closingEntry } from '../ledger/closing-entry';
import { moneyDigits } from '../market/money-digits';
import { addTradeMoney } from '../trading/trade-money';
import { writeCopyTasks } from './copy-tasks';
import type { DealingAccount } from './dealing-account';
import { TYPES_WITHOUT_BALANCE_PROTECTION } from './dealing-rules.table';
import { closePriceAt } from '../trading/prices';
import { findInstrument } from './find-instrument';

export type Position = typeof positions.$inferSelect;
export type Deal = typeof deals.$inferSelect;

/** The party or the rule that closes a position, and the figures that led to it. */
export interface Closing extends Pick<Deal, 'closedBy'> {
  readonly cause?: Deal['cause'];
}

export interface ClosedPosition {
  readonly deal: Deal;
  /** The broker's own money that set a balance below zero to zero; zero if there was none. */
  readonly correction: Big;
}

/** The next ticket of a position, order or deal. */
export async function nextTicket(transaction: Database): Promise<number> {
  const [row] = await rowsOf<{ ticket: number }>(
    transaction,
    sql`select nextval('tickets')::integer as ticket`,
  );
  return assertDefined(row, 'the ticket').ticket;
}

/**
 * Closes some lots of a locked account's position, at the price of the tick: writes the deal and its entry. If no
 * position is left, a balance below zero is settled.
 */
export async function closePosition(
  transaction: Database,
  account: DealingAccount,
  position: Position,
  lots: string,
  { cause = null, closedBy }: Closing,
): Promise<ClosedPosition> {
  const { login, openedAt, openPrice, side, swapFrom, symbol, ticket } = position;
  const isWhole = Big(lots).eq(position.lots);
  const swapBefore = isWhole
    ? position.swapBefore
    : Big(position.swapBefore).times(lots).div(position.lots).toFixed(moneyDigits(account.currency));
  const deal = await writeDeal(
    transaction,
    account.currency,
    {
      ticket: isWhole ? ticket : await nextTicket(transaction),
      login,
      symbol,
      side,
      lots,
      openPrice,
      openedAt,
      closePrice: closePriceAt(findInstrument(symbol), side, account.at),
      closedAt: account.at,
      closedBy,
      cause,
      positionTicket: ticket,
      origin: position.origin,
    },
    { swapFrom, swapBefore },
  );
  if (isWhole) await transaction.delete(positions).where(eq(positions.ticket, ticket));
  else
    await transaction
      .update(positions)
      .set({
        lots: Big(position.lots).minus(lots).toFixed(2),
        swapBefore: Big(position.swapBefore).minus(swapBefore).toFixed(),
      })
      .where(eq(positions.ticket, ticket));
  await writeCopyTasks(transaction, login, {
    event: 'close',
    sourceTicket: ticket,
    part: deal.ticket,
    symbol,
    side,
    lots,
    lotsBefore: position.lots,
    price: deal.closePrice,
    at: account.at,
  });
  return { deal, correction: await settleNegativeBalance(transaction, account) };
}

/**
 * Calculates the money of a closed trade, and writes the deal, its entry of the ledger, the rewards of partners, the
 * costs that campaigns bear, and what counts for a bonus.
 */
export async function writeDeal(
  transaction: Database,
  currency: string,
  trade: Omit<Deal, 'profit' | 'swap' | 'commission' | 'spread'>,
  swapTerms: Pick<Position, 'swapFrom' | 'swapBefore'> = { swapFrom: null, swapBefore: '0' },
): Promise<Deal> {
  const [valuedTrade] = await addTradeMoney(
    transaction,
    [{ ...trade, ...swapTerms }],
    new Map([[trade.login, currency]]),
  );
  const { swapBefore: _before, swapFrom: _from, ...pricedDeal } = assertDefined(valuedTrade, 'the deal');
  const benefits = await readBenefits(transaction, pricedDeal, currency);
  const deal = withoutWaivedCommission(pricedDeal, currency, benefits);
  await transaction.insert(deals).values(deal);
  await postEntries(transaction, [closingEntry(deal, currency)]);
  await rewardDeal(transaction, deal, currency);
  await saveBenefits(transaction, deal, currency, benefits);
  await countBonusVolume(transaction, deal);
  return deal;
}

/**
 * Sets a balance below zero to zero once no position is open: by the account's credit first, then by the broker's own
 * money. A professional client owes the rest.
 * @returns the broker's own money.
 */
export async function settleNegativeBalance(
  transaction: Database,
  { accountType, at, currency, login }: DealingAccount,
): Promise<Big> {
  const [money] = await rowsOf<{ balance: string; credit: string }>(
    transaction,
    sql`select client.balance::text as balance, coalesce(bonus.balance, 0)::text as credit
      from ledger_accounts client left join ledger_accounts bonus on bonus.login = client.login and bonus.kind = 'credit'
      where client.login = ${login} and client.kind = 'client' and client.balance < 0
        and not exists (select from positions where login = ${login})`,
  );
  if (!money) return Big(0);
  const digits = moneyDigits(currency);
  const debt = Big(money.balance).neg();
  const credit = debt.lt(money.credit) ? debt : Big(money.credit);
  const rest = TYPES_WITHOUT_BALANCE_PROTECTION.has(accountType) ? Big(0) : debt.minus(credit);
  const payments = [
    { kind: 'credit', amount: credit },
    { kind: 'correction', amount: rest },
  ] as const;
  const entries = payments
    .filter(({ amount }) => amount.gt(0))
    .map(({ kind, amount }): Entry => ({
      kind,
      at,
      postings: [
        { account: { kind: 'client', login, currency }, amount: amount.toFixed(digits) },
        {
          account: kind === 'credit' ? { kind, login, currency } : { kind: 'house', currency },
          amount: amount.neg().toFixed(digits),
        },
      ],
    }));
  if (entries.length === 0) return rest;
  if (credit.gt(0)) await reduceBonuses(transaction, await lockBonuses(transaction, login), credit, at);
  await postEntries(transaction, entries);
  return rest;
}
