import type { LanguageItem } from '../../application/language/ports/languages';
import type { MarketData } from '../../application/market/ports/rates';
import type { TextMap } from '../../application/language/ports/texts';
import type { Account } from '../../domain/accounts/account';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import type { UserSetting } from '../../domain/client/user-setting';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { NewsArticle } from '../../domain/news/news-article';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import type { SignInChallenge } from '../../domain/session/second-factor';
import type { Passkey } from '../../domain/session/passkey';
import type { SecurityEvent } from '../../domain/session/security-event';
import type { SignInTry } from '../../domain/session/open-session';
import type { SiteDomain } from '../../domain/site/site-domain';
import type { Campaign } from '../../domain/campaigns/campaign';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { Profile } from '../../domain/profile/profile';
import type { Application, ApplicationForm, ApplicationOutcome } from '../../domain/onboarding/application';
import type { ClientDocument } from '../../domain/documents/document';
import type { UnfinishedUpload } from '../../domain/documents/upload';
import type { Message, NotificationPreference } from '../../domain/notifications/message';
import type { Partnership } from '../../domain/partnership/partnership';
import type { Strategy } from '../../domain/social/strategy';
import type { DigitalAsset } from '../../domain/wallet/digital-asset';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import {
  A_PROFILE,
  SOME_BLOCKERS,
  SOME_CAMPAIGNS,
  SOME_DOCUMENTS,
  SOME_MESSAGES,
  SOME_PREFERENCES,
  SOME_SECURITY_EVENTS,
  SOME_SIGN_INS,
  SOME_STEPS,
  SOME_STRATEGIES,
} from './client-area';
import { A_PARTNERSHIP } from '../partnership/sample-partnership';
import { A_FORM, A_RE_ASSESSMENT } from '../onboarding/application-forms';
import type { FakeWallet } from '../wallet/wallet-data';
import { SAMPLE_RECORDS, type AccountRecords } from '../accounts/books-data';
import type { FakeGateway } from '../kernel/fake-gateway';

/** A client who can sign in, and the client's data. */
export interface FakeClient {
  email: string;
  password: string;
  setting: UserSetting;
  accounts: readonly Account[];
  unreadableAccounts: readonly { login: number | null }[];
  /** Positions and history of accounts, by login; by default only for the first of `someAccounts()`. */
  books: Map<number, AccountRecords>;
  stockTraderUrl: string | null;
  cfdTraderUrl: string | null;
  activeTools: ReadonlySet<number>;
  profile: Profile;
  /** Actions that are blocked for the client. */
  blockers: readonly Blocker[];
  /** The steps that the client has to complete. */
  firstSteps: readonly FirstStep[];
  documents: readonly ClientDocument[];
  /** Started applications, by type. */
  applications: Map<number, Application>;
  /** Contents of uploaded files in base64, by document id. */
  files: Map<string, string>;
  /** Incomplete uploads, by id. */
  uploads: Map<string, UnfinishedUpload>;
  messages: readonly Message[];
  notificationPreferences: readonly NotificationPreference[];
  partnership: Partnership;
  digitalAsset: DigitalAsset | null;
  /** The wallet; `null` by default. */
  wallet: FakeWallet | null;
  /** The sign-in history; the client's sessions are made of its entries. */
  signIns: readonly SignInTry[];
  /** Security events, newest first. */
  securityEvents: readonly SecurityEvent[];
  /** The unused recovery codes; `null` without a second factor. */
  recoveryCodes: readonly string[] | null;
  /** True if the second factor is passkeys without an authenticator app. */
  passkeysOnly: boolean;
  passkeys: readonly Passkey[];
}

/** One call that reached the backend. */
export interface RecordedCall {
  call: EndpointKey;
  /** Arguments of the call, e.g. a culture and a company. */
  args: readonly unknown[];
  token: string | null;
}

interface CallOptions {
  args?: readonly unknown[];
  signal?: AbortSignal | undefined;
  /** Used instead of the session's token; a 401 does not end the session. */
  token?: string | undefined;
}

const FREE_FAILURES = 5;

/**
 * A gateway in memory: clients with passwords, revocable tokens, sites and texts. All fake gateway adapters share
 * one, so that each sees what the others change.
 */
export class FakeBackend {
  readonly clients: FakeClient[] = [];
  /** Site-domain records by host; `*` matches every other host. */
  readonly sites = new Map<string, SiteDomain>();
  /** Built-in texts by folder; a missing folder is a 404. */
  readonly shippedTexts = new Map<string, TextMap>();
  /** The gateway's text overrides by `culture/companyId`; none by default. */
  readonly overlays = new Map<string, TextMap>();
  languages: readonly LanguageItem[] = [];
  /** Data for the calculators; empty by default. */
  marketData: MarketData = { instruments: [], rates: [] };
  /** Addresses of research pages by key, `null` for none; a missing key has a default address. */
  readonly researchPages = new Map<string, string | null>();
  news: readonly NewsArticle[] = [];
  filtersNews = true;
  regionPopup: RegionPopup | null = null;
  campaignSlides: readonly CampaignSlide[] = [];
  campaigns: readonly Campaign[] = SOME_CAMPAIGNS;
  strategies: readonly Strategy[] = SOME_STRATEGIES;
  onboardingUrl = 'https://onboarding.example/start';
  /** Questionnaires by type: the first application, and a re-assessment. */
  readonly forms = new Map<number, ApplicationForm>(
    [A_FORM, A_RE_ASSESSMENT].map((form) => [form.typeId, form]),
  );
  /** Outcome of the next submitted application. */
  outcome: ApplicationOutcome = { kind: 'appropriate', until: null, because: [] };
  /** The visitor's location. */
  visitor: { ip: string | null; continent: string | null } = { ip: '203.0.113.7', continent: 'EU' };
  /** Platform links by site id. */
  readonly links = new Map<number, Readonly<Record<string, string>>>();
  /** If set, sign-in requires this captcha token. */
  captchaToken: string | undefined = undefined;
  /** True if sessions can be renewed. */
  canRenew = true;
  /** Sign-ins that wait for a second factor, by challenge. */
  readonly challenges = new Map<string, { client: FakeClient; tries: number }>();
  /** Every call made, in order. */
  readonly calls: RecordedCall[] = [];
  private readonly tokens = new Map<string, FakeClient>();
  private readonly failures = new Map<EndpointKey, PortalError[]>();
  private readonly heldCalls = new Map<EndpointKey, Promise<void>>();
  private readonly failedSignIns = new Map<string, number>();
  private lastToken = 0;

  constructor(
    readonly gateway: FakeGateway,
    readonly now: () => number,
  ) {}

  /** Adds a client who can sign in; omitted fields are empty. */
  add(client: Pick<FakeClient, 'email' | 'password' | 'setting'> & Partial<FakeClient>): FakeClient {
    const newClient: FakeClient = {
      accounts: [],
      unreadableAccounts: [],
      books: new Map([[2104417, SAMPLE_RECORDS]]),
      stockTraderUrl: null,
      cfdTraderUrl: null,
      activeTools: new Set(),
      profile: A_PROFILE,
      blockers: SOME_BLOCKERS,
      firstSteps: SOME_STEPS,
      documents: SOME_DOCUMENTS,
      applications: new Map(),
      files: new Map([['file-of-address', 'JVBERi0xLjQ=']]),
      uploads: new Map(),
      messages: SOME_MESSAGES,
      notificationPreferences: SOME_PREFERENCES,
      partnership: A_PARTNERSHIP,
      digitalAsset: null,
      wallet: null,
      signIns: SOME_SIGN_INS,
      securityEvents: SOME_SECURITY_EVENTS,
      recoveryCodes: null,
      passkeysOnly: false,
      passkeys: [],
      ...client,
    };
    this.clients.push(newClient);
    return newClient;
  }

  /** Issues a token for a client, valid until it is revoked. */
  issueToken(client: FakeClient): string {
    const token = `fake-token-${++this.lastToken}`;
    this.tokens.set(token, client);
    return token;
  }

  revoke(token: string): void {
    this.tokens.delete(token);
  }

  /** The valid tokens of a client. */
  tokensOf(client: FakeClient): readonly string[] {
    return [...this.tokens].flatMap(([token, owner]) => (owner === client ? [token] : []));
  }

  accepts(token: string): boolean {
    return this.tokens.has(token);
  }

  /** Makes the next calls fail with these errors, one each. */
  failNext(call: EndpointKey, ...errors: PortalError[]): void {
    this.failures.set(call, [...(this.failures.get(call) ?? []), ...errors]);
  }

  /** Delays the answers to a call until the returned function is called, so that tests can inspect a loading state. */
  hold(call: EndpointKey): () => void {
    let release: () => void = () => undefined;
    this.heldCalls.set(call, new Promise((resolve) => (release = resolve)));
    return () => {
      this.heldCalls.delete(call);
      release();
    };
  }

  /** Number of times a call was made. */
  count(call: EndpointKey): number {
    return this.calls.filter((madeCall) => madeCall.call === call).length;
  }

  /** Answers a call that needs no session. */
  async answerAnyone<T>(call: EndpointKey, answer: () => T, options: CallOptions = {}): Promise<T> {
    const { args = [], signal } = options;
    const token = options.token ?? this.gateway.bearer;
    this.calls.push({ call, args, token });
    await unlessAborted(this.heldCalls.get(call) ?? Promise.resolve(), signal);
    const failure = this.failures.get(call)?.shift();
    if (failure?.kind === 'unauthorized') throw this.unauthorizedError(token, options.token);
    if (failure) throw failure;
    return answer();
  }

  /** Answers a call of a signed-in client; unauthorized without a valid token. */
  async answerClient<T>(
    call: EndpointKey,
    answer: (client: FakeClient) => T,
    options: CallOptions = {},
  ): Promise<T> {
    const token = options.token ?? this.gateway.bearer;
    return this.answerAnyone(
      call,
      () => {
        const client = token === null ? undefined : this.tokens.get(token);
        if (!client) throw this.unauthorizedError(token, options.token);
        return answer(client);
      },
      options,
    );
  }

  /** Checks a password; after five failures the email address is locked for a time (O2). */
  signIn(email: string, password: string): string | SignInChallenge {
    const key = email.toLowerCase();
    const failedCount = this.failedSignIns.get(key) ?? 0;
    if (failedCount >= FREE_FAILURES) throw PortalError.refused([ERROR_CODE.tooManyTries], 200);
    const client = this.clients.find((candidate) => candidate.email.toLowerCase() === key);
    if (client?.password !== password) {
      this.failedSignIns.set(key, failedCount + 1);
      throw PortalError.refused([ERROR_CODE.wrongCredentials], 200);
    }
    this.failedSignIns.delete(key);
    if (!client.recoveryCodes) return this.issueToken(client);
    const challengeId = `fake-challenge-${this.challenges.size + 1}`;
    this.challenges.set(challengeId, { client, tries: 0 });
    return { challengeId, methods: methodsOf(client) };
  }

  private unauthorizedError(token: string | null, explicitToken: string | undefined): PortalError {
    if (token !== null && explicitToken === undefined) this.gateway.reportUnauthorized(token);
    return PortalError.unauthorized();
  }
}

export const hasApp = ({ passkeysOnly, recoveryCodes }: FakeClient): boolean =>
  recoveryCodes !== null && !passkeysOnly;

/** Methods of a client's second factor; empty without one. */
export function methodsOf(client: FakeClient): readonly string[] {
  const { passkeys, recoveryCodes } = client;
  if (!recoveryCodes) return [];
  return [...(hasApp(client) ? ['totp'] : []), 'recovery', ...(passkeys.length > 0 ? ['passkey'] : [])];
}

function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(PortalError.aborted());
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve);
  });
}
