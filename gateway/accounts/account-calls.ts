import { and, eq } from 'drizzle-orm';
import { traderUrls } from '../db/tables/clients';
import { embeddedPages } from '../db/tables/content';
import { ApiError } from '../kernel/api-error';
import type { Calls } from '../http/call';
import type { ApiConfig } from '../http/api-config';
import type { Database } from '../db/open-database';
import type { TradingAccounts } from './trading-accounts';

type AccountCalls = Calls<'getAccounts' | 'getTraderUrl' | 'getIframeUrl'>;

interface AccountCallsDeps {
  readonly config: ApiConfig;
  readonly db: Database;
  readonly tradingAccounts: TradingAccounts;
}

/** Trading accounts, addresses of the client's stock (type 3) and CFD (type 2) trading sites, and embedded research pages. */
export function accountCalls({ config, db, tradingAccounts }: AccountCallsDeps): AccountCalls {
  return {
    getAccounts: ({ client }) => tradingAccounts.listAccounts(client.id),

    getTraderUrl: async ({ client, query }) => {
      const condition = and(eq(traderUrls.clientId, client.id), eq(traderUrls.type, query.type));
      const [row] = await db.select().from(traderUrls).where(condition);
      return { traderUrl: row?.traderUrl ?? null };
    },

    getIframeUrl: async ({ query, request }) => {
      const [page] = await db.select().from(embeddedPages).where(eq(embeddedPages.pageName, query.pageName));
      if (!page) throw new ApiError('notFound');
      const base = config.embedBaseUrl ?? `http://embed.localhost:${String(request.socket.localPort ?? 80)}`;
      return page.urlTemplate
        .replace('{embedBase}', base)
        .replace('{culture}', encodeURIComponent(query.culture))
        .replace('{language}', encodeURIComponent(query.culture.slice(0, 2).toLowerCase()));
    },
  };
}
