import { and, desc, eq } from 'drizzle-orm';
import type { AccountBooks } from '../accounts/account-books';
import { LOTS } from '../dealing/dealing-rules.table';
import { isMarketOpen, nextClosing, nextOpening } from '../dealing/market-hours';
import { minLotsOf } from '../dealing/trade-checks';
import type { Database } from '../db/database';
import { deals } from '../db/tables/trading';
import { afterCursorCondition, pageOf } from '../kernel/cursor';
import type { Clock } from '../kernel/time';
import { INSTRUMENTS } from '../market/instruments.table';
import { tickOf } from '../market/market';
import type { TerminalSession } from './terminal-sessions';
import type {
  TerminalDeal,
  TerminalEndedOrders,
  TerminalHistory,
  TerminalInstrument,
  TerminalOrders,
} from './terminal-wire';

const PAGE_SIZE = 100;

interface TerminalBooksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly books: AccountBooks;
}

/** Instruments, pending orders and closed trades, as the web terminal shows them. */
export class TerminalBooks {
  constructor(private readonly deps: TerminalBooksDeps) {}

  listInstruments(): readonly TerminalInstrument[] {
    const now = this.deps.clock().getTime();
    return INSTRUMENTS.map((instrument) => {
      const { digits, lotStep, symbol } = instrument;
      const isOpen = isMarketOpen(symbol, now);
      return {
        symbol,
        digits,
        lotStep,
        minLots: minLotsOf(instrument),
        maxLots: LOTS.max,
        isOpen,
        opensAt: isOpen ? null : nextOpening(symbol, now).toISOString(),
        closesAt: nextClosing(symbol, now)?.toISOString() ?? null,
      };
    });
  }

  /** An account has no more orders than fit on the first page of its books. */
  async listOrders(session: TerminalSession): Promise<TerminalOrders> {
    const { books, clock } = this.deps;
    const at = new Date(tickOf(clock().getTime())).toISOString();
    const { result } = await books.listOrders(session, {});
    return {
      at,
      orders: result.map((order) => ({
        orderId: order.ticket,
        symbol: order.symbol,
        type: order.type,
        lots: order.lots,
        price: order.orderPrice,
        now: order.price,
        stopLoss: order.stopLoss,
        takeProfit: order.takeProfit,
        placedAt: order.placedAt,
        until: order.expiresAt,
      })),
    };
  }

  /** Orders that wait no longer and how they ended, newest first, in pages. */
  async listEndedOrders(session: TerminalSession, cursor: string | undefined): Promise<TerminalEndedOrders> {
    const { next, result } = await this.deps.books.listEndedOrders(session, { cursor });
    return {
      orders: result.map(({ orderPrice, positionTicket: _position, ticket, ...order }) => ({
        ...order,
        orderId: ticket,
        price: orderPrice,
      })),
      next,
    };
  }

  /** Closed trades, newest first, in pages. */
  async listDeals({ login }: TerminalSession, cursor: string | undefined): Promise<TerminalHistory> {
    const rows = await this.deps.db
      .select()
      .from(deals)
      .where(and(eq(deals.login, login), afterCursorCondition(cursor, deals.closedAt, deals.ticket)))
      .orderBy(desc(deals.closedAt), desc(deals.ticket))
      .limit(PAGE_SIZE + 1);
    const { next, result } = pageOf(
      rows,
      PAGE_SIZE,
      ({ closedAt, ticket }) => ({ at: closedAt, id: ticket }),
      dealOf,
    );
    return { deals: result, next };
  }
}

/** A deal as the terminal gets it. */
export function dealOf(deal: typeof deals.$inferSelect): TerminalDeal {
  const {
    cause: _cause,
    login: _login,
    origin: _origin,
    spread: _spread,
    closedAt,
    openedAt,
    ...columns
  } = deal;
  return { ...columns, openedAt: openedAt.toISOString(), closedAt: closedAt.toISOString() };
}
