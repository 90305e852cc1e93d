import { and, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { inTransaction, type Database } from '../db/open-database';
import { accountAccess, terminalSessions } from '../db/tables/account-access';
import { accounts } from '../db/tables/accounts';
import { rightsAt } from '../accounts/account-rights';
import { ApiError } from '../kernel/api-error';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import { originOf } from '../kernel/origin';
import { digest, newToken } from '../kernel/secrets';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';
import type { Audit } from '../session/audit';
import type { AttemptSubjects } from '../session/attempt-subjects';
import type { Passwords } from '../session/passwords';
import { moneyDigits } from '../market/money-digits';
import type { TerminalAccess, TerminalAccount, TerminalInput, TerminalSignIn } from './terminal-wire';

const LIFETIME_SECONDS = 12 * HOUR_SECONDS;
/** Most sessions of an account: a new one ends the oldest. */
const MAX_OF_ACCOUNT = 20;

/** The account and the access of a valid token. */
export interface TerminalSession {
  readonly tokenHash: string;
  readonly login: number;
  readonly clientId: number;
  readonly currency: string;
  readonly access: TerminalAccess;
}

interface TerminalSessionsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly attemptSubjects: AttemptSubjects;
  readonly audit: Audit;
  readonly passwords: Passwords;
}

/**
 * Sessions of the web terminal: begun with an account's login and one of its passwords, and of no use in the portal, as
 * the portal's tokens are of none here. They end after twelve hours, at a change of either password, and when the account
 * is archived.
 */
export class TerminalSessions {
  constructor(private readonly deps: TerminalSessionsDeps) {}

  /**
   * Begins a session. Known and unknown logins are counted, delayed and hashed alike. Throws `wrongCredentials`, also for
   * an account that may not sign in, and `tooManyTries` after five wrong passwords.
   */
  async signIn(credentials: TerminalInput<'sign-in'>, request: FastifyRequest): Promise<TerminalSignIn> {
    const { audit } = this.deps;
    const clientId = await this.#clientOf(credentials.login);
    try {
      const answer = await this.#begin(await this.#prove(credentials, request));
      await audit.recordEvent('terminal-sign-in', request, clientId);
      return answer;
    } catch (error) {
      const refusal = error instanceof ApiError ? error.refusal : undefined;
      if (refusal === 'wrongCredentials')
        await audit.recordEvent('terminal-sign-in-failed', request, clientId);
      if (refusal === 'tooManyTries') await audit.recordEvent('terminal-sign-in-locked', request, clientId);
      throw error;
    }
  }

  async signOut({ clientId, tokenHash }: TerminalSession, request: FastifyRequest): Promise<void> {
    const { audit, db } = this.deps;
    await db.delete(terminalSessions).where(eq(terminalSessions.tokenHash, tokenHash));
    await audit.recordEvent('terminal-sign-out', request, clientId);
  }

  /** The session of a token; undefined if it is unknown or has ended. */
  async findSession(token: string): Promise<TerminalSession | undefined> {
    const { clock, db } = this.deps;
    const [session] = await db
      .select({
        tokenHash: terminalSessions.tokenHash,
        login: accounts.login,
        clientId: accounts.clientId,
        currency: accounts.currency,
        access: terminalSessions.access,
      })
      .from(terminalSessions)
      .innerJoin(accounts, eq(accounts.login, terminalSessions.login))
      .where(
        and(
          eq(terminalSessions.tokenHash, digest(token)),
          gt(terminalSessions.expiresAt, clock()),
          MAY_SIGN_IN,
        ),
      );
    return session;
  }

  /** The open ones of these sessions. */
  async filterOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { clock, db } = this.deps;
    const rows = await db
      .select({ tokenHash: terminalSessions.tokenHash })
      .from(terminalSessions)
      .innerJoin(accounts, eq(accounts.login, terminalSessions.login))
      .where(
        and(
          inArray(terminalSessions.tokenHash, [...tokenHashes]),
          gt(terminalSessions.expiresAt, clock()),
          MAY_SIGN_IN,
        ),
      );
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** Checks the password. An attempt is counted before, so that parallel guesses cannot slip through. */
  async #prove(
    { login, password }: TerminalInput<'sign-in'>,
    request: FastifyRequest,
  ): Promise<ProvedAccount> {
    const { attempts, attemptSubjects, db, passwords } = this.deps;
    const subject = await attemptSubjects.ofLogin(login, originOf(request).ip);
    await attempts.checkWait(ATTEMPT_RULES.terminalLogin, subject);
    await attempts.checkWait(ATTEMPT_RULES.terminalIp, request.ip);
    const proof = await passwords.runQueued(async () => {
      await attempts.countAttempt(ATTEMPT_RULES.terminalLogin, subject);
      await attempts.countAttempt(ATTEMPT_RULES.terminalIp, request.ip);
      const access = await readAccess(db, login);
      // Both are always compared, so that the time of the answer reveals nothing about the account.
      const canTrade = await passwords.matches(access?.tradingHash ?? undefined, password);
      const canRead = await passwords.matches(access?.readOnlyHash ?? undefined, password);
      if (!access || !(canTrade || canRead)) return undefined;
      await attempts.reset(ATTEMPT_RULES.terminalLogin, subject);
      await attempts.uncountAttempt(ATTEMPT_RULES.terminalIp, request.ip);
      const field = canTrade ? 'tradingHash' : 'readOnlyHash';
      return { login, access: canTrade ? 'trade' : 'read', field, hash: access[field] } as const;
    });
    if (!proof) throw new ApiError('wrongCredentials');
    return proof;
  }

  /** Issues the token, unless the password has changed or the account was archived since the proof (docs/decisions/0041). */
  async #begin({ access, field, hash, login }: ProvedAccount): Promise<TerminalSignIn> {
    const { clock, db } = this.deps;
    const token = newToken();
    return inTransaction(db, async (transaction) => {
      const now = clock();
      // Changes of an account's settings lock its row for update. Trades don't, so they need not wait.
      await transaction
        .select({ login: accounts.login })
        .from(accounts)
        .where(eq(accounts.login, login))
        .for('key share');
      const account = await readAccount(transaction, login, now);
      const current = await readAccess(transaction, login);
      if (!account || current?.[field] !== hash) throw new ApiError('wrongCredentials');
      await keepNewest(transaction, login);
      const expiresAt = addSeconds(now, LIFETIME_SECONDS);
      await transaction
        .insert(terminalSessions)
        .values({ tokenHash: digest(token), login, access, createdAt: now, expiresAt });
      return { token, expiresAt: expiresAt.toISOString(), access, account };
    });
  }

  async #clientOf(login: number): Promise<number | undefined> {
    const [row] = await this.deps.db
      .select({ clientId: accounts.clientId })
      .from(accounts)
      .where(eq(accounts.login, login));
    return row?.clientId;
  }
}

interface ProvedAccount {
  readonly login: number;
  readonly access: TerminalAccess;
  /** The password that was proved, and its hash. */
  readonly field: 'tradingHash' | 'readOnlyHash';
  readonly hash: string | null;
}

const MAY_SIGN_IN = and(eq(accounts.status, 'active'), ne(accounts.rights, 'noLogin'));

async function readAccess(db: Database, login: number) {
  const [row] = await db
    .select({ tradingHash: accountAccess.tradingHash, readOnlyHash: accountAccess.readOnlyHash })
    .from(accountAccess)
    .innerJoin(accounts, eq(accounts.login, accountAccess.login))
    .where(and(eq(accountAccess.login, login), MAY_SIGN_IN));
  return row;
}

async function readAccount(db: Database, login: number, at: Date): Promise<TerminalAccount | undefined> {
  const [row] = await db
    .select({
      login: accounts.login,
      server: accounts.server,
      platform: accounts.platform,
      type: accounts.accountType,
      currency: accounts.currency,
      leverage: accounts.leverage,
      marginMode: accounts.marginMode,
      rights: rightsAt(at.toISOString()),
    })
    .from(accounts)
    .where(eq(accounts.login, login));
  return row && { ...row, digits: moneyDigits(row.currency) };
}

/** Ends the oldest sessions of an account, so that one more can start. */
async function keepNewest(db: Database, login: number): Promise<void> {
  const newest = db
    .select({ tokenHash: terminalSessions.tokenHash })
    .from(terminalSessions)
    .where(eq(terminalSessions.login, login))
    .orderBy(desc(terminalSessions.createdAt), terminalSessions.tokenHash)
    .limit(MAX_OF_ACCOUNT - 1);
  await db
    .delete(terminalSessions)
    .where(and(eq(terminalSessions.login, login), notInArray(terminalSessions.tokenHash, newest)));
}
