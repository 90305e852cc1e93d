import { eq, sql } from 'drizzle-orm';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { inSnapshot, type Database } from '../../../gateway/db/open-database';
import type { OpenedDatabase } from '../../../gateway/db/opened-database';
import { accounts } from '../../../gateway/db/tables/accounts';
import { clients } from '../../../gateway/db/tables/clients';
import { news } from '../../../gateway/db/tables/news';
import { allCalls } from '../../../gateway/calls/calls.generated';
import type { ApiOperationId, Call } from '../../../gateway/http/call';
import { ApiError } from '../../../gateway/kernel/api-error';
import { LAGGING_READS } from '../../../gateway/calls/lagging-reads.table';
import { createServices } from '../../../gateway/calls/services';
import { withReadReplica } from '../../../gateway/calls/with-read-replica';
import { openSeeded } from '../../gateway-kit/open-seeded';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('the calls that a replica may answer', () => {
  let data: OpenedDatabase;
  let queries: Readonly<Partial<Record<ApiOperationId, { query?: object; path?: object }>>>;
  let client: object;
  let partner: object;
  const idsOf = ({ id, companyId, siteId }: typeof clients.$inferSelect) => ({ id, companyId, siteId });
  beforeAll(async () => {
    data = await openSeeded({ prepare: (db) => seedIfEmpty(db, () => NOW) }, NOW);
    const { db } = data;
    const [owner] = await db.select().from(clients).where(eq(clients.email, 'main@portico.test'));
    const [ib] = await db.select().from(clients).where(eq(clients.email, 'main-ib@portico.test'));
    const [account] = await db.select().from(accounts).where(eq(accounts.clientId, owner!.id));
    const [article] = await db.select().from(news).limit(1);
    const { login } = account!;
    client = idsOf(owner!);
    partner = idsOf(ib!);
    queries = {
      getSiteConfig: { path: { id: 1 } },
      getSiteDomain: { path: { host: 'localhost' } },
      getCountries: { query: { siteId: 1 } },
      getNews: { query: { Culture: 'en-US' } },
      getNewsArticle: { query: { id: article!.id, Culture: 'en-US' } },
      getStatement: { query: { login, from: '2026-10-01', to: '2026-10-31' } },
      getCosts: { query: { login, year: 2026 } },
      getEquityCurve: { query: { login } },
    };
  }, 60_000);
  afterAll(() => data.close());

  const answerFrom = (db: Database, id: ApiOperationId) => {
    const services = createServices({
      db,
      clock: () => NOW,
      config: { investPort: 1, captchaProvider: 'none', secret: 'of a test', port: 2 },
    });
    const request = { hostname: 'localhost', headers: {}, socket: {} };
    const visitor = id.includes('Partner') ? partner : client;
    const context = { client: visitor, visitor, request, query: {}, path: {}, ...queries[id] };
    return (allCalls(services) as unknown as Record<string, (context: unknown) => Promise<unknown>>)[id]!(
      context,
    );
  };

  test.each(LAGGING_READS.map(({ call }) => call))('%s writes nothing', async (id) => {
    await inSnapshot(data.db, async (readOnly) => {
      expect(await answerFrom(readOnly, id)).toBeDefined();
    });
  });

  test('a write would be noticed', async () => {
    const write = inSnapshot(data.db, (readOnly) => readOnly.execute(sql`update sites set is_active = true`));
    await expect(write).rejects.toThrow();
  });
});

describe('a call with a replica', () => {
  type AnyCall = Call<ApiOperationId>;
  const ofDatabase = (async () => 'database') as unknown as AnyCall;
  const ofReplica = (async () => 'replica') as unknown as AnyCall;
  const failing = (async () => {
    throw new Error('not here yet');
  }) as unknown as AnyCall;
  const refusing = (async () => {
    throw new ApiError('notFound');
  }) as unknown as AnyCall;
  const context = {} as Parameters<AnyCall>[0];
  const usableReplica = { isUsable: () => true };

  test.each<[string, ApiOperationId, AnyCall, boolean, string]>([
    ['the replica answers what may lag', 'getStatement', ofReplica, true, 'replica'],
    ['the database answers everything else', 'getAccounts', ofReplica, true, 'database'],
    [
      'the database answers while the replica is away or behind',
      'getStatement',
      ofReplica,
      false,
      'database',
    ],
    [
      'the database is asked again what the replica has no answer to',
      'getStatement',
      failing,
      true,
      'database',
    ],
    ['a refusal of the replica is not an answer', 'getNewsArticle', refusing, true, 'database'],
  ])('%s', async (_, id, replicaCall, isUsable, answer) => {
    const call = withReadReplica(
      id,
      ofDatabase,
      replicaCall,
      isUsable ? usableReplica : { isUsable: () => false },
    );
    expect(await call(context)).toBe(answer);
  });
});
