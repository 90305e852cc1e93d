/* The API on a fresh database, with commands by which a test moves its clock, reads its rows or stops its store. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { EMPTY_MANIFEST } from '../../../hosting/portal-manifest';
import type { ServicesConfig } from '../../../gateway/calls/create-shared-services';
import { registerApi } from '../../../gateway/calls/register-api';
import { Attempts } from '../../../gateway/db/attempts';
import { memoryStore } from '../../../gateway/documents/stores/memory-store';
import { Uploads } from '../../../gateway/documents/uploads';
import { Cashier } from '../../../gateway/money/cashier';
import { Dealing } from '../../../gateway/dealing/dealing';
import { DealingRefusal } from '../../../gateway/dealing/dealing-refusal';
import { settleBonuses } from '../../../gateway/campaigns/settle-bonuses';
import { settleContests } from '../../../gateway/campaigns/settle-contests';
import { settleCommission } from '../../../gateway/jobs/settle-commission';
import { runDealingRound } from './run-dealing-round';
import { MarginWatch } from '../../../gateway/accounts/margin-watch';
import { MoneyProgress } from '../../../gateway/money/money-progress';
import { Receipts } from '../../../gateway/money/receipts';
import { Notices } from '../../../gateway/notifications/notices';
import { Passwords } from '../../../gateway/session/passwords';
import { Quotas } from '../../../gateway/db/quotas';
import type { Database } from '../../../gateway/db/database';
import { isDatabaseUnavailable } from '../../../gateway/kernel/query-errors';
import { inTransaction } from '../../../gateway/db/open-database';
import { companiesToSeed, seedCompanies } from '../../../gateway/seed/seed-companies';
import { seedIfEmpty } from '../../../gateway/seed/seed';
import { postEntries } from '../../../gateway/ledger/ledger';
import { createApp } from '../../../gateway/kernel/create-app';
import { createFrames } from '../../../gateway/frames/create-frames';
import { finishUploads } from '../../../gateway/jobs/finish-uploads';
import { purge } from '../../../gateway/jobs/purge';
import { sweepDocuments } from '../../../gateway/jobs/sweep-documents';
import { notifyExpiringDocuments } from '../../../gateway/jobs/notify-expiring-documents';
import { DeliveryError, type Carrier } from '../../../gateway/outbox/carrier';
import { startMessageForwarder } from '../../../gateway/outbox/message-forwarder';
import { Health } from '../../../gateway/operations/health';
import { createMetrics } from '../../../gateway/operations/metrics';
import { startOperations } from '../../../gateway/operations/start-operations';
import { Robots } from '../../../gateway/robots/robots';
import { CopyRounds } from '../../../gateway/social/copy/copy-rounds';
import { createSimulatedWallets } from '../../../gateway/wallet/create-wallet-services';
import { runReviewCommand } from '../../../gateway/review/review-command';
import { Reviews } from '../../../gateway/review/reviews';
import { createTerminal } from '../../../gateway/terminal/create-terminal';
import { createServedCompanies } from '../../../gateway/site/served-companies';
import { readQuestionnaire } from '../../../gateway/server/questionnaire-file';
import { DEFAULT_CONFIG } from '../../../src/domain/site/config/portal-config';
import { openSeeded } from '../../gateway-kit/open-seeded';
import { START } from './start-time';
import { OWN_COMPANIES, OWN_CONFIG } from './own-companies';
import { TEST_FORMS, testFormTexts } from './test-forms';
import type { DealingRequest, GatewayAddresses, GatewayCommand, GatewayOptions } from './messages';

export interface TestGateway {
  readonly addresses: GatewayAddresses;
  /** Resolves to the rows that the command returns, or to none. */
  execute(command: GatewayCommand): Promise<Record<string, unknown>[]>;
}

export async function createTestGateway({ captchaProvider, forms }: GatewayOptions): Promise<TestGateway> {
  let advancedMs = 0;
  let freeTurns = () => {};
  let occupyingTasks: Promise<void>[] = [];
  const clock = () => new Date(START.getTime() + advancedMs);

  const prepare = (data: Database) => seedIfEmpty(data, clock);
  const { db, close } = await openSeeded({ prepare }, clock());

  const companySet =
    forms === 'own-companies'
      ? createServedCompanies({ companies: OWN_COMPANIES }, OWN_CONFIG)
      : createServedCompanies(EMPTY_MANIFEST, DEFAULT_CONFIG);
  await seedCompanies(db, companiesToSeed(companySet), 'demo');

  const config: ServicesConfig = {
    companies: companySet.companies,
    brandNameOf: companySet.brandNameOf,
    investPort: 0,
    captchaProvider,
    captchaHashes: 500,
    requiresAllFields: forms === 'whole-forms',
    ...(forms.endsWith('.json') && { questionnaire: readQuestionnaire(forms) }),
    ...(forms === 'test-forms' && { questionnaire: { forms: TEST_FORMS, texts: testFormTexts } }),
  };
  // Tests choose their IP address with X-Forwarded-For.
  const app = createApp({ headersOf: () => ({}), server: { trustProxy: 'loopback' } });
  const passwords = new Passwords();
  const notices = new Notices(new Quotas(clock));
  const receipts = new Receipts(notices);
  const cashier = new Cashier({ db, clock, progress: new MoneyProgress({ db, clock, receipts }) });
  const pages = {
    cashier,
    brandNameOf: companySet.brandNameOf,
    simulatedWallets: createSimulatedWallets(db, clock),
  };
  const closing = new AbortController();
  const terminal = createTerminal({
    db,
    clock,
    passwords,
    dealing: createDealing(),
    stopSignal: closing.signal,
    warn: () => undefined,
  });
  const frames = await createFrames({ now: () => clock().getTime(), pages, terminal });
  config.cashierUrl = await frames.listen({ port: 0, host: '127.0.0.1' });
  let isStoreDown = false;
  const memory = memoryStore(clock);
  const documents = {
    ...memory,
    put: async (...file: Parameters<typeof memory.put>) => {
      if (isStoreDown) throw new Error('the store is down');
      await memory.put(...file);
    },
  };
  await registerApi(app, { db, clock, config, passwords, documents, stopSignal: closing.signal });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  config.port = Number(new URL(url).port);
  const invest = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve) => invest.listen(0, '127.0.0.1', resolve));
  config.investPort = (invest.address() as AddressInfo).port;
  const uploads = new Uploads({
    db,
    clock,
    quotas: new Quotas(clock),
    store: documents,
    warn: () => undefined,
  });
  const operations = await startOperations(
    { host: '127.0.0.1', port: 0 },
    new Health(db),
    createMetrics({ db, close }, passwords, clock),
    {
      key: 'k'.repeat(32),
      reviews: new Reviews(db, clock, companySet),
      attempts: new Attempts(db, clock),
      readContent: (id) => uploads.readContent(id),
      warn: () => undefined,
    },
  );
  const reviewsUrl = `http://127.0.0.1:${operations.port}/reviews`;

  async function execute(command: GatewayCommand): Promise<Record<string, unknown>[]> {
    switch (command.do) {
      case 'advance':
        advancedMs += command.ms;
        return [];
      case 'rows':
        return [
          ...((await db.execute(sql.raw(command.sql))) as unknown as { rows: Record<string, unknown>[] })
            .rows,
        ];
      case 'occupy':
        await occupy(command.turns);
        return [];
      case 'forward':
        return forward(command.replicas, command.outcome);
      case 'post': {
        // An instant is text between processes.
        const entries = command.entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
        const ids = await retryWhileBusy(() =>
          inTransaction(db, (transaction) => postEntries(transaction, entries)),
        );
        return ids.map((entry) => ({ entry }));
      }
      case 'review':
        return [
          { ...(await runReviewCommand(command.args, new Reviews(db, clock, companySet), 'a tester')) },
        ];
      case 'watch-margins': {
        const watches = Array.from(
          { length: command.replicas },
          () => new MarginWatch({ db, clock, notices }),
        );
        await Promise.all(watches.map((watch) => watch.checkAllAccounts()));
        return [];
      }
      case 'deal':
        return Promise.all(command.requests.map(deal));
      case 'run-dealing':
        await Promise.all(
          Array.from({ length: command.replicas }, () =>
            retryWhileBusy(() => runDealingRound({ dealing: createDealing(), db, clock })),
          ),
        );
        return [];
      case 'run-robots': {
        const { accounts, replicas } = command;
        const robots = Array.from(
          { length: replicas },
          () => new Robots({ db, clock, dealing: createDealing(), accounts }),
        );
        await Promise.all(robots.map((replica) => replica.run()));
        return [];
      }
      case 'run-copies':
        await Promise.all(
          Array.from({ length: command.replicas }, () =>
            retryWhileBusy(() => new CopyRounds({ db, clock, notices, dealing: createDealing() }).run()),
          ),
        );
        return [];
      case 'settle-commission':
        await Promise.all(
          Array.from({ length: command.replicas }, () => settleCommission(db, notices, clock)),
        );
        return [];
      case 'settle-contests':
        await Promise.all(Array.from({ length: command.replicas }, () => settleContests(db, clock)));
        return [];
      case 'settle-bonuses':
        await Promise.all(Array.from({ length: command.replicas }, () => settleBonuses(db, notices, clock)));
        return [];
      case 'purge':
        await purge(db, clock);
        return [];
      case 'store':
        isStoreDown = command.isAway;
        return [];
      case 'stored': {
        const files = [];
        for await (const page of documents.list()) files.push(...page.map(({ id }) => ({ id })));
        return files;
      }
      case 'sweep':
        return [{ swept: await sweepDocuments(db, documents, clock) }];
      case 'finish-uploads': {
        const counts = await Promise.all(
          Array.from({ length: command.replicas }, () => finishUploads(db, uploads, clock)),
        );
        return counts.map((finished) => ({ finished }));
      }
      case 'tell-running-out': {
        const replicas = Array.from({ length: command.replicas }, () =>
          notifyExpiringDocuments(db, notices, clock),
        );
        return (await Promise.all(replicas)).map((count) => ({ told: count }));
      }
      case 'stop':
        closing.abort();
        invest.closeAllConnections();
        invest.close();
        frames.server.closeAllConnections();
        await frames.close();
        await operations.close();
        await closeApp();
        await close();
        return [];
    }
  }

  /** Tries again on a machine that is so busy that a lock takes three seconds, as clients and jobs do. */
  async function retryWhileBusy<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1)
      try {
        return await work();
      } catch (error) {
        if (tries === 20 || !isDatabaseUnavailable(error)) throw error;
      }
  }

  function createDealing(): Dealing {
    return new Dealing({ db, clock, notices, quotas: new Quotas(clock) });
  }

  /** Runs an action of dealing; resolves to its result or to the reason of its refusal. */
  async function deal([action, request]: DealingRequest): Promise<Record<string, unknown>> {
    // An instant is text between processes.
    const input = Object.fromEntries(
      Object.entries(request).map(([name, value]: [string, unknown]) => [
        name,
        ['until', 'openedAt', 'closedAt'].includes(name) && value !== null ? new Date(String(value)) : value,
      ]),
    );
    try {
      const result: unknown = await retryWhileBusy<unknown>(() => createDealing()[action](input as never));
      return { ...(result as object) };
    } catch (error) {
      if (error instanceof DealingRefusal) return { ...error.details };
      throw error;
    }
  }

  /** Closes the server. Node would wait for a connection that was never used, because it does not count it as idle. */
  async function closeApp(): Promise<void> {
    const deadline = setTimeout(() => app.server.closeAllConnections(), 500);
    await app.close();
    clearTimeout(deadline);
  }

  /** Lets several forwarders send due messages at the same time; returns the delivered messages. */
  async function forward(replicas: number, outcome: 'taken' | 'later' | 'never') {
    const deliveries: Record<string, unknown>[] = [];
    const carrier: Carrier = {
      channels: ['email', 'sms', 'whatsapp'],
      async deliver({ recipient, body }) {
        deliveries.push({ recipient, body });
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (outcome !== 'taken') throw new DeliveryError('no', outcome === 'never');
      },
      close: () => undefined,
    };
    const deps = { db, clock, carriers: [carrier], warn: () => undefined };
    const forwarders = Array.from({ length: replicas }, () => startMessageForwarder(deps));
    await Promise.all(forwarders.map((forwarder) => forwarder.forward()));
    await Promise.all(forwarders.map((forwarder) => forwarder.close()));
    return deliveries;
  }

  /** Frees the occupied turns of the password queue, then occupies this many. */
  async function occupy(turns: number): Promise<void> {
    freeTurns();
    await Promise.all(occupyingTasks);
    const turnEnd = new Promise<void>((resolve) => (freeTurns = resolve));
    occupyingTasks = Array.from({ length: turns }, () => passwords.runQueued(() => turnEnd));
  }

  return {
    addresses: {
      url,
      investUrl: `http://127.0.0.1:${config.investPort}`,
      reviewsUrl,
      framesUrl: config.cashierUrl,
    },
    execute,
  };
}
