import { and, eq, sql } from 'drizzle-orm';
import { hasLiveAccount } from '../accounts/has-live-account';
import type { Database } from '../db/open-database';
import { wallets, type WalletRow } from '../db/tables/wallets';
import { assertDefined } from '../kernel/assert-defined';
import { ApiError } from '../kernel/api-error';
import { getDailyLimit } from '../money/daily-limit';
import { newToken } from '../kernel/secrets';
import type { Clock } from '../kernel/time';

/** The amounts of a wallet; decimal strings of its asset. */
export interface Holding {
  readonly available: string;
  /** The balance reserved for withdrawals. */
  readonly reserved: string;
  /** Detected on the network, but not credited yet. */
  readonly arriving: string;
}

/** Clients' wallets, one for each asset, with their amounts. */
export class WalletHoldings {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** Throws `forbidden` for a client without a live account, who has no wallet (R2.2-9). */
  async checkHasWallet(clientId: number): Promise<void> {
    if (!(await hasLiveAccount(this.db, clientId))) throw new ApiError('forbidden');
  }

  /** Locks a client's wallet of an asset until the transaction ends; creates it if it does not exist yet. */
  async lockWallet(transaction: Database, clientId: number, asset: string): Promise<WalletRow & Holding> {
    await transaction
      .insert(wallets)
      .values({ clientId, asset, depositKey: newToken() })
      .onConflictDoNothing();
    const [row] = await transaction
      .select()
      .from(wallets)
      .where(and(eq(wallets.clientId, clientId), eq(wallets.asset, asset)))
      .for('update');
    const wallet = assertDefined(row, 'the wallet');
    return { ...wallet, ...((await this.listHoldings(clientId, transaction)).get(asset) ?? EMPTY_HOLDING) };
  }

  /** Holdings by asset; an asset that the client has never had is missing. */
  async listHoldings(clientId: number, db = this.db): Promise<ReadonlyMap<string, Holding>> {
    // The tables have aliases, because drizzle leaves the names of tables out of a query of one table.
    const balanceOf = (kind: 'client' | 'reserved') =>
      sql<string>`coalesce((select book.balance from ledger_accounts book
        where book.wallet_id = wallets.id and book.kind = ${kind}), 0)::text`;
    const arriving = sql<string>`coalesce((select sum(request.net) from money_requests request
      where request.wallet_id = wallets.id and request.kind = 'deposit' and request.state = 'processing'), 0)::text`;
    const rows = await db
      .select({
        asset: wallets.asset,
        available: balanceOf('client'),
        reserved: balanceOf('reserved'),
        arriving,
      })
      .from(wallets)
      .where(eq(wallets.clientId, clientId));
    return new Map(rows.map(({ asset, ...holding }) => [asset, holding]));
  }

  /** The amount that may still be withdrawn today, in `WALLET_CURRENCY`. */
  async getLimit(clientId: number, db = this.db) {
    return getDailyLimit(db, clientId, 'wallet', this.clock());
  }
}

export const EMPTY_HOLDING: Holding = Object.freeze({ available: '0', reserved: '0', arriving: '0' });
