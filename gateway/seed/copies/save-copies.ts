import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { assertDefined } from '../../kernel/assert-defined';
import { readConsents, writeConsents } from '../../social/copy/copy-consents';
import { nextFeeDay } from '../../social/copy/copy-sizing';
import type { Database } from '../../db/open-database';
import { copies, copyFees, copyPositions } from '../../db/tables/copies';
import type { strategies } from '../../db/tables/strategies';
import { deals, positions } from '../../db/tables/trading';
import { CURRENCY, returnedOf, type SeededCopy } from './seed-copy-trades';

/** Writes the copies of strategies that are seeded: their openings and fees. */
export async function saveCopies(
  db: Database,
  seededCopies: readonly SeededCopy[],
  seededStrategies: readonly (typeof strategies.$inferSelect)[],
  now: Date,
): Promise<void> {
  const copyRows = seededCopies.map((copy) => {
    const strategy = seededStrategies.find(({ name }) => name === copy.strategy);
    return { ...copy, id: randomUUID(), strategy: assertDefined(strategy, copy.strategy) };
  });
  const findTicket = await readTickets(db, [...new Set(copyRows.map(({ strategy }) => strategy.login))]);
  await db.insert(copies).values(
    copyRows.map(({ amount, begin, clientId, end, fromLogin, id, login, multiplier, played, strategy }) => ({
      id,
      clientId,
      strategyId: strategy.id,
      login,
      fromLogin,
      allocated: amount,
      stopEquity: played.stopEquity,
      multiplier,
      feePercent: strategy.feePercent,
      feeDay: nextFeeDay(end ?? now),
      highWater: played.highWater,
      fees: played.feesTotal,
      consents: readConsents(strategy, false, writeConsents(strategy, 'en-US', false)) ?? [],
      startedAt: begin,
      ...(end && {
        state: 'stopped' as const,
        reason: 'client' as const,
        stoppedAt: end,
        endEquity: played.endEquity,
        returned: returnedOf(played),
        returnedCurrency: CURRENCY,
        returnedLogin: fromLogin,
      }),
    })),
  );
  await db.insert(copyPositions).values(
    copyRows.flatMap(({ id, played, strategy, tickets }) =>
      played.openings.map(({ lots, trade, wantedLots }, index) => {
        const sourceTicket = findTicket(strategy.login, trade.symbol, trade.openedAt);
        const ticket = tickets[index] ?? null;
        const { openPrice, openedAt: at, side, symbol } = trade;
        return {
          copyId: id,
          sourceTicket,
          part: sourceTicket,
          ticket,
          symbol,
          side,
          leaderLots: trade.lots,
          wantedLots,
          lots,
          skipped: ticket === null ? ('too-small' as const) : null,
          leaderPrice: openPrice,
          price: ticket === null ? null : openPrice,
          gap: ticket === null ? null : '0.00',
          at,
        };
      }),
    ),
  );
  await db
    .insert(copyFees)
    .values(
      copyRows.flatMap(({ id, played }) =>
        played.fees.map((fee) => ({ ...fee, copyId: id, at: new Date(fee.at) })),
      ),
    );
}

/** The tickets of accounts' positions by symbol and opening. */
async function readTickets(db: Database, logins: readonly number[]) {
  const openRows = await db
    .select({
      ticket: positions.ticket,
      login: positions.login,
      symbol: positions.symbol,
      openedAt: positions.openedAt,
    })
    .from(positions)
    .where(inArray(positions.login, [...logins]));
  const closedRows = await db
    .select({
      ticket: deals.positionTicket,
      login: deals.login,
      symbol: deals.symbol,
      openedAt: deals.openedAt,
    })
    .from(deals)
    .where(inArray(deals.login, [...logins]));
  const keyOf = (login: number, symbol: string, openedAt: Date) => `${login} ${symbol} ${openedAt.getTime()}`;
  const tickets = new Map(
    [...openRows, ...closedRows].map(({ login, openedAt, symbol, ticket }) => [
      keyOf(login, symbol, openedAt),
      ticket,
    ]),
  );
  return (login: number, symbol: string, openedAt: Date): number =>
    assertDefined(tickets.get(keyOf(login, symbol, openedAt)), `${symbol} of ${login}`);
}
