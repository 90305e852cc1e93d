import type { FastifyRequest } from 'fastify';
import type { Calls } from '../http/call';
import type { Clock } from '../kernel/time';
import type { Database } from '../db/open-database';
import type { Sites } from '../site/sites';
import type { SignedInClient } from '../kernel/signed-in-client';
import { getLocaleFolder } from '../texts/cultures';
import { NewsDesk } from './news-desk';

interface NewsCallsDeps {
  readonly clock: Clock;
  readonly db: Database;
  readonly sites: Sites;
}

/** The portal's own news. */
export function newsCalls({ clock, db, sites }: NewsCallsDeps): Calls<'getNews' | 'getNewsArticle'> {
  const desk = new NewsDesk(db);
  const companyOf = async (visitor: SignedInClient | undefined, request: FastifyRequest) =>
    visitor?.companyId ?? (await sites.findByRequest(request)).companyId;

  return {
    getNews: async ({ query, request, visitor }) => {
      const { Category, Culture, Cursor, From, Mine, Search, Symbol: symbol, To } = query;
      const reader = {
        companyId: await companyOf(visitor, request),
        // Few languages have their own news; everybody gets the English items too.
        languages: ['en', getLocaleFolder(Culture)],
        now: clock(),
      };
      return desk.listItems(reader, visitor?.id, {
        filter: { category: Category, symbol, search: Search, from: From, to: To },
        isMine: Mine !== undefined,
        cursor: Cursor,
      });
    },

    getNewsArticle: async ({ query: { id }, request, visitor }) =>
      desk.findArticle(
        Number(id),
        { companyId: await companyOf(visitor, request), now: clock() },
        visitor?.id,
      ),
  };
}
