import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database';
import { accounts } from '../../db/tables/accounts';
import type { ClientRow } from './sessions';
import { offerOf } from './new-accounts.table';

type NewAccount = typeof accounts.$inferInsert;

/** What a new client may ask for; null and undefined mean the company's offer. */
export interface AccountWishes {
  platform?: 'MT4' | 'MT5' | null;
  currency?: string | null;
  leverage?: number | null;
  accountType?: string | null;
}

/** Opens a new client's two accounts: a funded demo, and a live one that waits for verification. */
export async function openFirstAccounts(
  db: Database,
  client: ClientRow,
  wishes: AccountWishes,
  now: Date,
): Promise<void> {
  const offer = offerOf(client.companyId);
  const platform = wishes.platform ?? offer.platform;
  const currency = wishes.currency ?? offer.currency;
  const zero = offer.demoBalance.includes('.') ? '0.00' : '0';
  const nextLogin = sql<number>`nextval('account_logins')::integer`;
  const open = (kind: 'live' | 'demo', balance: string): NewAccount => ({
    login: nextLogin as unknown as number,
    clientId: client.id,
    platform,
    kind,
    status: kind === 'live' ? 'pending' : 'active',
    name: kind === 'live' ? 'Trading account' : 'Practice account',
    accountType: wishes.accountType ?? 'Standard',
    server: `${offer.serverPrefix}-${kind === 'live' ? 'Live' : 'Demo'}`,
    currency,
    leverage: wishes.leverage ?? offer.leverage,
    balance,
    credit: zero,
    floatingPl: zero,
    equity: balance,
    margin: zero,
    freeMargin: balance,
    marginLevel: null,
    swapFree: false,
    marginMode: 'hedging',
    rights: 'full',
    marginCallLevel: '100.00',
    stopOutLevel: '50.00',
    openedAt: now,
  });
  await db.insert(accounts).values([open('live', zero), open('demo', offer.demoBalance)]);
}
