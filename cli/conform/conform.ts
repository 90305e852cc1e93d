import { loadContract, type ContractOperation } from '../../contract/load-contract';
import { ConfigError, parseConfig } from '../../src/domain/site/config/portal-config';
import { CULTURES } from '../../src/domain/culture/cultures.table';
import type { OperationId } from '../../src/infrastructure/http/contract';
import { Caller, NoAnswerError, TOO_MANY_REQUESTS, type Answer, type Arguments } from './caller';
import {
  errorCodes,
  checkCaching,
  checkOrigin,
  checkPreflight,
  checkRefusal,
  checkSuccess,
  resultOf,
  hasErrorFlag,
  type Faults,
} from './answer-checks';
import { createGatewayFacts, FACT_READERS, type GatewayFacts } from './gateway-facts';
import { FIRST_READS, READS } from './reads.table';
import { Report } from './report';
import { signIn } from './sign-in';
import { SESSION_WRITES, WRITES, type Write } from './writes.table';

export interface ConformOptions {
  /** The gateway's absolute URL, as in `apiBaseUrl`. */
  readonly url: string;
  readonly apiVersion: string;
  /** Bearer token of a client. */
  readonly token?: string | undefined;
  /** Or credentials to sign in with. */
  readonly credentials?: { readonly email: string; readonly password: string } | undefined;
  /** Makes the POSTs of `WRITES` too. */
  readonly write: boolean;
  /** Origin of a portal on a different host. */
  readonly origin?: string | undefined;
  /** Host name by which the gateway finds the site. */
  readonly host: string;
}

/** A token that no gateway has issued. */
const UNKNOWN_TOKEN = 'conformance-unknown-token';

/** Every signed-in page needs these calls, so no client may be refused them. */
const NEVER_REFUSED: ReadonlySet<OperationId> = new Set(['getClient', 'getAccounts']);

/** Checks a gateway call by call, and reports the faults of each. */
export async function conform(options: ConformOptions): Promise<Report> {
  const run = new Run(options);
  await run.checkEverything();
  return run.report;
}

class Run {
  readonly report: Report;
  private readonly operations = new Map(loadContract().map((operation) => [operation.id, operation]));
  private readonly caller: Caller;
  private readonly facts: GatewayFacts;
  private token: string | undefined;

  constructor(private readonly options: ConformOptions) {
    this.token = options.token;
    this.facts = createGatewayFacts(options.host);
    this.caller = new Caller({ base: options.url.replace(/\/+$/, ''), ...options });
    this.report = new Report(options, [...this.operations.values()]);
  }

  async checkEverything(): Promise<void> {
    const { credentials, write } = this.options;
    const operations = [...this.operations.values()];
    const firstReads = FIRST_READS.map((id) => this.operationOf(id));
    const reads = operations.filter(({ method }) => method === 'GET');
    await this.checkUnknownCall();
    await this.read(this.operationOf('getSiteDomain'));
    if (credentials) this.token = await this.signIn(credentials);
    for (const operation of new Set([...firstReads, ...reads]))
      if (operation.id !== 'getSiteDomain') await this.read(operation);
    if (write) {
      const writes = operations.filter(({ method, id }) => method === 'POST' && !SESSION_WRITES.includes(id));
      const lastWrites = SESSION_WRITES.map((id) => this.operationOf(id));
      for (const operation of [...writes, ...lastWrites]) await this.write(operation);
    }
    this.report.requests = this.caller.count;
  }

  private operationOf(id: OperationId): ContractOperation {
    const operation = this.operations.get(id);
    if (!operation) throw new Error(`The contract lacks ${id}`);
    return operation;
  }

  /** A gateway must answer 404 to a call that it does not have, so that the portal can do without it (D4). */
  private async checkUnknownCall(): Promise<void> {
    const unknownOperation = { method: 'GET', path: '/api/client/v{ver}/Portico/no-such-call' } as const;
    await this.recordFaults('unknownCall', async () => {
      const { status } = await this.caller.call(unknownOperation, { token: this.token });
      const isRefused = status === 404 || (status === 401 && this.token === undefined);
      return isRefused ? [] : [`a call that no gateway has answers ${status}, not 404`];
    });
  }

  private async signIn(credentials: { email: string; password: string }): Promise<string | undefined> {
    let token: string | undefined;
    await this.recordFaults('login', async () => {
      const outcome = await signIn(this.caller, this.operations, credentials, this.facts);
      token = outcome.token;
      this.report.addWrite('login', 'signs in as the client');
      return outcome.faults;
    });
    this.report.isSignedIn = token !== undefined;
    return token;
  }

  /** Records the faults of a call; a missing answer is a fault. */
  private async recordFaults(id: OperationId | 'unknownCall', check: () => Promise<Faults>): Promise<void> {
    try {
      this.report.addFaults(id, await check());
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      this.report.addFaults(id, [error.message]);
    }
  }

  private async read(operation: ContractOperation): Promise<void> {
    const { id, token: rule } = operation;
    if (operation.isStatic && id !== 'getConfig' && this.report.isMissing('getConfig'))
      return this.report.skip(id, 'another server has the portal’s files');
    const calls = READS[id]?.(this.facts) ?? [{}];
    const sample = typeof calls === 'string' ? undefined : calls[0];
    if (rule === 'required')
      await this.recordFaults(id, () => this.checkUnauthorized(operation, sample ?? {}));
    if (this.report.isMissing(id)) return;
    if (typeof calls === 'string') return this.report.skip(id, calls);
    if (rule === 'required' && this.token === undefined)
      return this.report.skip(id, 'needs a client: only its refusals without a valid token were checked');
    for (const parts of calls) {
      await this.recordFaults(id, () => this.readOnce(operation, parts));
      if (this.report.isMissing(id)) return;
    }
  }

  private async readOnce(operation: ContractOperation, parts: Arguments): Promise<Faults> {
    const { id, token: rule } = operation;
    const token = rule === 'ignored' ? undefined : this.token;
    const answer = await this.caller.call(operation, { ...parts, token });
    if (answer.status === 404) return this.report.addMissing(operation, answer.request);
    if (this.isRefusedToThisClient(operation, answer)) {
      this.report.skip(id, 'refused to this client (403, code 8)');
      return checkRefusal(operation, answer);
    }
    const faults = checkSuccess(operation, answer);
    if (faults.length === 0) FACT_READERS[id]?.(resultOf(answer), this.facts);
    const allFaults = [
      ...faults,
      ...(token === undefined ? [] : checkCaching(answer)),
      ...(operation.isStatic ? [] : checkOrigin(answer, this.options.origin)),
      ...(faults.length === 0 ? await this.furtherFaults(operation, parts, answer) : []),
    ];
    return allFaults.map((fault) => `${answer.request}: ${fault}`);
  }

  /** Checks that apply to some calls only. */
  private async furtherFaults(
    { id, ...operation }: ContractOperation,
    parts: Arguments,
    answer: Answer,
  ): Promise<Faults> {
    if (id === 'getConfig') return configFaults(answer, new URL(this.options.url).origin);
    if (id === 'getLanguages' && !this.facts.cultures.some((culture) => Object.hasOwn(CULTURES, culture)))
      return [`names none of the portal's cultures: ${Object.keys(CULTURES).join(', ')}`];
    const etag = answer.headers.get('etag');
    if (id !== 'getTranslations' || etag === null) return [];
    const repeatedAnswer = await this.caller.call(operation, {
      ...parts,
      headers: { 'if-none-match': etag },
    });
    return [200, 304].includes(repeatedAnswer.status)
      ? []
      : [`requested again with its ETag, answers ${repeatedAnswer.status}`];
  }

  /** Checks the answers to a caller without a token and to one with an invalid token. */
  private async checkUnauthorized(operation: ContractOperation, parts: Arguments): Promise<Faults> {
    const faults: string[] = [];
    for (const [caller, token] of [
      ['without a token', undefined],
      ['with an unknown token', UNKNOWN_TOKEN],
    ] as const) {
      const answer = await this.caller.call(operation, { ...parts, token });
      if (answer.status === 404) return this.report.addMissing(operation, answer.request);
      const refusalFaults = [
        ...checkRefusal({ ...operation, failsInEnvelope: false }, answer, { status: 401 }),
        ...checkOrigin(answer, this.options.origin),
      ];
      faults.push(...refusalFaults.map((fault) => `${answer.request} ${caller}: ${fault}`));
    }
    return faults;
  }

  private isRefusedToThisClient({ id, token }: ContractOperation, answer: Answer): boolean {
    const isRefused = answer.status === 403 && errorCodes(answer)?.includes(8) === true;
    return isRefused && token === 'required' && !NEVER_REFUSED.has(id);
  }

  private async write(operation: ContractOperation): Promise<void> {
    const { id, token: rule } = operation;
    if (rule === 'required')
      await this.recordFaults(id, () =>
        this.checkUnauthorized(operation, operation.isTus ? {} : { body: {} }),
      );
    if (this.report.isMissing(id)) return;
    if (this.options.origin !== undefined)
      await this.recordFaults(id, async () => {
        const answer = await this.caller.preflight(operation);
        return [...checkOrigin(answer, this.options.origin), ...checkPreflight(answer)];
      });
    if (rule === 'required' && this.token === undefined)
      return this.report.skip(id, 'needs a client: only its refusals without a valid token were checked');
    if (SESSION_WRITES.includes(id) && !this.options.credentials)
      return this.report.skip(
        id,
        'is made only with a session that --email opens, never with the token of --token',
      );
    if (operation.path.startsWith('/locales') && this.report.isMissing('getConfig'))
      return this.report.skip(id, 'another server has the portal’s files');
    const write = WRITES[id]?.(this.facts) ?? 'no harmless arguments are known';
    if (typeof write === 'string') return this.report.skip(id, write);
    await this.recordFaults(id, async () => {
      const token = rule === 'ignored' ? undefined : this.token;
      const answer = await this.caller.call(operation, { ...write, token });
      if (answer.status === TOO_MANY_REQUESTS) {
        this.report.skip(id, 'too many requests just now (429)');
        return checkRefusal(operation, answer);
      }
      this.report.addWrite(id, write.effect);
      if (answer.status === 404) return this.report.addMissing(operation, answer.request);
      const faults = this.checkOutcome(operation, answer, write.expected);
      if (id === 'renewSession' && faults.length === 0)
        this.token = (resultOf(answer) as { token: string }).token;
      const sessionFaults = id === 'logout' && faults.length === 0 ? await this.checkSessionEnded() : [];
      return [...faults, ...checkOrigin(answer, this.options.origin), ...sessionFaults].map(
        (fault) => `${answer.request}: ${fault}`,
      );
    });
  }

  private checkOutcome(operation: ContractOperation, answer: Answer, expected: Write['expected']): Faults {
    const isSuccess = answer.status < 400 && !hasErrorFlag(answer);
    if (expected === 'success' || (expected === 'either' && isSuccess))
      return checkSuccess(operation, answer);
    if (expected === 'either' || this.isRefusedToThisClient(operation, answer))
      return checkRefusal(operation, answer);
    return checkRefusal(operation, answer, expected);
  }

  private async checkSessionEnded(): Promise<Faults> {
    const { status } = await this.caller.call(this.operationOf('getClient'), { token: this.token });
    return status === 401 ? [] : [`afterwards getClient answers ${status} to the same token, not 401`];
  }
}

function configFaults({ json, headers }: Answer, origin: string): Faults {
  const isCacheable = !/\bno-(store|cache)\b|\bmax-age=0\b/i.test(headers.get('cache-control') ?? '');
  const caching = isCacheable ? ['may be cached: /config.json is answered with Cache-Control: no-store'] : [];
  try {
    parseConfig(json, { origin }, undefined, null);
    return caching;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...caching, error.message];
  }
}
