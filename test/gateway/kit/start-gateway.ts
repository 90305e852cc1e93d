import { loadContract } from '../../../contract/load-contract';
import type { ContractOperation } from '../../../contract/load-contract';
import type { Entry } from '../../../gateway/ledger/ledger';
import type { CommandResult } from '../../../gateway/review/review-command';
import type { OperationId } from '../../../src/infrastructure/http/contract';
import { startHostedGateway } from './hosted-gateway';
import type { DealingRequest, GatewayOptions } from './messages';

export interface CallOptions {
  token?: string | undefined;
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's IP address; tests that fail on purpose use one of their own. */
  ip?: string;
  /** Base URL, if not the gateway's first one. */
  at?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Gateway {
  url: string;
  investUrl: string;
  /** Reviews over HTTP. */
  reviewsUrl: string;
  /** The server of framed pages, with the terminal's calls. */
  framesUrl: string;
  /** Makes a call by operation id; an answer that does not match contract/openapi.yaml fails the test. */
  call(id: OperationId, options?: CallOptions): Promise<Answer>;
  /** Signs in a seeded client; returns the token. */
  signIn(email: string, password?: string): Promise<string>;
  /** Lets a client have proved their e-mail address. */
  proveEmail(email: string): Promise<void>;
  advance(seconds: number): Promise<void>;
  /** Blocks this many turns of the password queue (four run, twenty wait); 0 releases them. */
  occupy(turns: number): Promise<void>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** Lets several replicas forward messages at once; resolves to the delivered messages. */
  forward(outcome?: 'taken' | 'later' | 'never', replicas?: number): Promise<Record<string, unknown>[]>;
  /** Writes entries of the ledger in one transaction; rejects if the database refuses them. */
  post(...entries: Entry[]): Promise<void>;
  /** Lets several replicas compare margin levels with the last notices to clients, at once. */
  watchMargins(replicas?: number): Promise<void>;
  /** Requests actions of dealing, all at once; resolves to the results, or to the reasons of refusals. */
  deal(...requests: DealingRequest[]): Promise<Record<string, unknown>[]>;
  /** Lets several replicas execute the due trades at once. */
  runDealing(replicas?: number): Promise<void>;
  /** Lets several replicas execute one round of the robots at once. */
  runRobots(replicas?: number, accounts?: 'all' | 'strategies'): Promise<void>;
  /** Lets several replicas execute one round of the copies at once. */
  runCopies(replicas?: number): Promise<void>;
  /** Several replicas at once approve the rewards that are due and pay the partners whose pay day has come. */
  settleCommission(replicas?: number): Promise<void>;
  /** Lets several replicas take bases and boards of contests at once. */
  settleContests(replicas?: number): Promise<void>;
  /** Several replicas at once end bonuses and send the messages about them. */
  settleBonuses(replicas?: number): Promise<void>;
  /** Runs the purge if the last one was ten minutes ago. */
  purge(): Promise<void>;
  /** Ids of the files in the store of documents. */
  stored(): Promise<string[]>;
  /** Makes the store of documents unavailable, or available again. */
  storeAway(isAway: boolean): Promise<void>;
  /** Deletes files without a document, if a day has passed; resolves to their number. */
  sweep(): Promise<number | undefined>;
  /** Lets several replicas check the complete files of all clients at once; resolves to the counts by replica. */
  finishUploads(replicas?: number): Promise<(number | undefined)[]>;
  /** Lets several replicas notify clients of expiring proofs of identity at once; resolves to the counts by replica. */
  notifyExpiringDocuments(replicas?: number): Promise<(number | undefined)[]>;
  /** Output of `npm run review`. */
  review(...args: string[]): Promise<CommandResult>;
  stop(): Promise<void>;
}

const CONTRACT = new Map(loadContract().map((operation) => [operation.id, operation]));

/** Starts a gateway on a fresh, seeded database. */
export async function startGateway(
  captchaProvider: GatewayOptions['captchaProvider'] = 'none',
  forms: GatewayOptions['forms'] = 'open',
): Promise<Gateway> {
  const { ask, addresses } = await startHostedGateway({ captchaProvider, forms });
  const { framesUrl, investUrl, reviewsUrl, url } = addresses;
  const call: Gateway['call'] = (id, options = {}) => callOperation(url, id, options);
  return {
    url,
    investUrl,
    reviewsUrl,
    framesUrl,
    call,
    signIn: async (email, password = 'Portico-demo-1') => {
      const { body } = await call('login', { body: { email, password }, ip: '10.9.9.9' });
      if (!body.result?.token) throw new Error(`no sign-in for ${email}: ${JSON.stringify(body)}`);
      return body.result.token as string;
    },
    proveEmail: async (email) => {
      const sql = `update clients set email_proved_at = created_at where email = '${email}' returning id`;
      if ((await ask({ do: 'rows', sql })).length !== 1) throw new Error(`no client ${email}`);
    },
    advance: async (seconds) => void (await ask({ do: 'advance', ms: seconds * 1_000 })),
    occupy: async (turns) => void (await ask({ do: 'occupy', turns })),
    rows: (sql) => ask({ do: 'rows', sql }),
    forward: (outcome = 'taken', replicas = 1) => ask({ do: 'forward', outcome, replicas }),
    review: async (...args) => (await ask({ do: 'review', args }))[0] as unknown as CommandResult,
    post: async (...entries) => void (await ask({ do: 'post', entries })),
    watchMargins: async (replicas = 1) => void (await ask({ do: 'watch-margins', replicas })),
    deal: (...requests) => ask({ do: 'deal', requests }),
    runDealing: async (replicas = 1) => void (await ask({ do: 'run-dealing', replicas })),
    runRobots: async (replicas = 1, accounts = 'all') =>
      void (await ask({ do: 'run-robots', replicas, accounts })),
    runCopies: async (replicas = 1) => void (await ask({ do: 'run-copies', replicas })),
    settleBonuses: async (replicas = 1) => void (await ask({ do: 'settle-bonuses', replicas })),
    settleContests: async (replicas = 1) => void (await ask({ do: 'settle-contests', replicas })),
    settleCommission: async (replicas = 1) => void (await ask({ do: 'settle-commission', replicas })),
    stored: async () => (await ask({ do: 'stored' })).map(({ id }) => String(id)),
    storeAway: async (isAway) => void (await ask({ do: 'store', isAway })),
    sweep: async () => (await ask({ do: 'sweep' }))[0]?.['swept'] as number | undefined,
    finishUploads: async (replicas = 1) =>
      (await ask({ do: 'finish-uploads', replicas })).map(({ finished }) => finished as number | undefined),
    notifyExpiringDocuments: async (replicas = 1) =>
      (await ask({ do: 'tell-running-out', replicas })).map(
        ({ told: counts }) => counts as number | undefined,
      ),
    purge: async () => void (await ask({ do: 'purge' })),
    stop: async () => void (await ask({ do: 'stop' })),
  };
}

async function callOperation(url: string, id: OperationId, options: CallOptions): Promise<Answer> {
  const operation = CONTRACT.get(id);
  if (!operation) throw new Error(`the contract has no ${id}`);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'ver' ? '1' : encodeURIComponent(String(options.path?.[name] ?? '')),
  );
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const response = await fetch(`${options.at ?? url}${path}?${query.toString()}`, {
    method: operation.method,
    headers: {
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.ip !== undefined && { 'x-forwarded-for': options.ip }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  expectFit(operation, response.status, body);
  return { status: response.status, headers: response.headers, body };
}

function expectFit(operation: ContractOperation, status: number, body: unknown): void {
  const check = operation.checkAnswer(status);
  if (!check || check(body)) return;
  const why = JSON.stringify(check.errors);
  throw new Error(`${operation.id} answered ${status} against the contract: ${why}: ${JSON.stringify(body)}`);
}
