import Big from 'big.js';
import { and, eq } from 'drizzle-orm';
import { amountDigits } from '../../src/domain/kernel/numbers/currency-digits';
import type { Companies } from '../../src/domain/site/companies';
import type { Variant } from '../../src/domain/site/company';
import { inTransaction, type Database } from '../db/open-database';
import { accountAccess } from '../db/tables/account-access';
import { accounts } from '../db/tables/accounts';
import { COPY_ACCOUNT_TYPE } from './account-rules.table';
import { cancelAllOrders } from '../trading/end-orders';
import { ApiError } from '../kernel/api-error';
import { RESTORE_DAYS } from './account-rules.table';
import { findArchiveBlockers } from './archive-blockers';
import { checkAccountLimit } from './account-limit';
import { readNickname } from './read-nickname';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import { lockClient, lockProvedClient, type ProvedClient } from '../session/credentials';
import type { CurrentPassword } from '../session/current-password';
import type { Passwords } from '../session/passwords';
import { offersOf } from './common-offers.table';
import type { FactorProof, SecondFactor } from '../session/second-factor';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../kernel/signed-in-client';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { endTerminalSessions } from '../session/end-terminal-sessions';
import type { TradingAccounts } from './trading-accounts';

interface AccountSettingsDeps {
  readonly alerts: SecurityAlerts;
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly companies: Companies;
  readonly currentPassword: CurrentPassword;
  readonly passwords: Passwords;
  readonly secondFactor: SecondFactor;
  readonly tradingAccounts: TradingAccounts;
}

/** An account has two passwords: `trading` may trade, `readOnly` may only look. */
export type AccountPasswordKind = 'trading' | 'readOnly';

/**
 * Changes that clients make to their accounts. Each counts as an attempt. An account of another client is
 * `notFound`.
 */
export class AccountSettings {
  constructor(private readonly deps: AccountSettingsDeps) {}

  /** The account, with the settings that the client has made. */
  async getSettings(client: SignedInClient, login: number) {
    const { db } = this.deps;
    const account = await this.#readAccount(client, login, db);
    const [access] = await db.select().from(accountAccess).where(eq(accountAccess.login, login));
    return {
      account,
      access,
      leverages: offeredLeverages(this.#variantOf(client), account),
      blockers: await findArchiveBlockers(account, db),
    };
  }

  /** The end of the time in which an archived account can be restored. */
  getRestoreDeadline(archivedAt: Date): Date {
    return addSeconds(archivedAt, RESTORE_DAYS * DAY_SECONDS);
  }

  /** Throws `invalid` for a nickname that is too long. */
  async renameAccount(client: SignedInClient, login: number, input: string | null): Promise<void> {
    const nickname = readNickname(input, new ApiError('invalid'));
    await this.#changeAccount(client, login, async (db) => {
      await db.update(accounts).set({ nickname }).where(eq(accounts.login, login));
    });
  }

  /**
   * Throws `invalid` for a leverage that is not on offer, `forbidden` for an account that is not active, and `refused`
   * with details where the margin of the open positions would exceed the equity.
   */
  async changeLeverage(client: SignedInClient, login: number, leverage: number): Promise<void> {
    await this.#changeAccount(client, login, async (db) => {
      const account = await this.#readAccount(client, login, db);
      if (account.status !== 'active' || isCopy(account)) throw new ApiError('forbidden');
      const offer = offeredLeverages(this.#variantOf(client), account).find(
        (choice) => choice.leverage === leverage,
      );
      if (!offer) throw new ApiError('invalid');
      const { equity, currency } = account;
      if (!offer.isAllowed)
        throw new ApiError('refused', undefined, {
          limit: offer.margin ?? '0',
          available: equity ?? '0',
          currency,
        });
      await db.update(accounts).set({ leverage }).where(eq(accounts.login, login));
    });
  }

  /**
   * Sets a password of the trading platform, ends the account's terminal sessions and notifies the client. Throws
   * `wrongCurrentPassword` for a wrong portal password, `weakPassword` for a new one that breaks the rules, is the portal's
   * or the account's other one, `forbidden` for an account that is not active, and what `SecondFactor` throws for a client
   * who has one.
   */
  async changePassword(
    client: SignedInClient,
    login: number,
    input: { kind: AccountPasswordKind; currentPassword: string; newPassword: string },
    proof: FactorProof,
  ): Promise<void> {
    const { alerts, clock, currentPassword, db, passwords, secondFactor } = this.deps;
    const account = await this.#readAccount(client, login, db);
    const provedClient = await currentPassword.check(client, input.currentPassword);
    if (account.status !== 'active' || isCopy(account)) throw new ApiError('forbidden');
    const hash = await passwords.hashForAccount(input.newPassword, [input.currentPassword]);
    const isOther = await this.#isOtherPassword(login, input);
    const now = clock();
    const values =
      input.kind === 'trading'
        ? { tradingHash: hash, tradingPasswordChangedAt: now }
        : { readOnlyHash: hash, readOnlyPasswordChangedAt: now };
    const change = async (transaction: Database) => {
      await secondFactor.checkProof(transaction, client.id, proof);
      // Counted only now, or the answer would help to guess the other password without the second factor.
      if (isOther) throw new ApiError('weakPassword');
      await saveAccess(transaction, client, login, values);
      await endTerminalSessions(transaction, login);
      const { origin } = proof;
      await alerts.notify(transaction, 'account-password-changed', client, origin, { login: String(login) });
    };
    await secondFactor.countAttempt(client, proof, () =>
      this.#changeAccount(client, login, change, provedClient),
    );
  }

  /** True if the new password is the account's other one, which would let a reader trade. */
  async #isOtherPassword(
    login: number,
    { kind, newPassword }: { kind: AccountPasswordKind; newPassword: string },
  ): Promise<boolean> {
    const { db, passwords } = this.deps;
    const [access] = await db.select().from(accountAccess).where(eq(accountAccess.login, login));
    const otherHash = kind === 'trading' ? access?.readOnlyHash : access?.tradingHash;
    return passwords.runQueued(() => passwords.matches(otherHash ?? undefined, newPassword));
  }

  /**
   * Cancels the account's pending orders and ends its terminal sessions. Throws `refused` while `findArchiveBlockers`
   * finds something, or if it is not active.
   */
  async archiveAccount(client: SignedInClient, login: number): Promise<void> {
    await this.#changeAccount(client, login, async (db) => {
      const account = await this.#readAccount(client, login, db);
      const blockers = await findArchiveBlockers(account, db);
      if (account.status !== 'active' || isCopy(account) || blockers.length > 0)
        throw new ApiError('refused');
      await cancelAllOrders(db, login, this.deps.clock());
      await endTerminalSessions(db, login);
      await db.update(accounts).set({ status: 'archived' }).where(eq(accounts.login, login));
      await saveAccess(db, client, login, { archivedAt: this.deps.clock() });
    });
  }

  /** Throws `refused` for an account that is not archived, or has been for too long, and as `checkAccountLimit` does. */
  async restoreAccount(client: SignedInClient, login: number): Promise<void> {
    await this.#changeAccount(client, login, async (db) => {
      const { kind, status } = await this.#readAccount(client, login, db);
      const [access] = await db.select().from(accountAccess).where(eq(accountAccess.login, login));
      const archivedAt = access?.archivedAt;
      if (status !== 'archived' || !archivedAt || this.getRestoreDeadline(archivedAt) <= this.deps.clock())
        throw new ApiError('refused');
      await checkAccountLimit(db, client.id, kind);
      await db.update(accounts).set({ status: 'active' }).where(eq(accounts.login, login));
      await saveAccess(db, client, login, { archivedAt: null });
    });
  }

  /**
   * Makes one change at a time: the client and the account's row are locked until the transaction ends, in this order, as
   * orders lock them. Throws `wrongCurrentPassword` if the client has proved the password and it has changed since.
   */
  async #changeAccount(
    client: SignedInClient,
    login: number,
    change: (db: Database) => Promise<void>,
    provedClient?: ProvedClient,
  ): Promise<void> {
    const { attempts, db } = this.deps;
    await attempts.countAttempt(ATTEMPT_RULES.accountChange, String(client.id));
    await inTransaction(db, async (transaction) => {
      if (provedClient) await lockProvedClient(transaction, provedClient, 'wrongCurrentPassword');
      else await lockClient(transaction, client.id);
      const [row] = await transaction
        .select({ login: accounts.login })
        .from(accounts)
        .where(isOwnAccount(client, login))
        .for('update');
      if (!row) throw new ApiError('notFound');
      await change(transaction);
    });
  }

  #variantOf({ companyId }: SignedInClient): Variant {
    return this.deps.companies.variantOf(companyId);
  }

  #readAccount({ id }: SignedInClient, login: number, db: Database) {
    return this.deps.tradingAccounts.getAccountWithFigures(id, login, db);
  }
}

type Account = Awaited<ReturnType<TradingAccounts['getAccountWithFigures']>>;

/** The account of a copy: it has no password, and ends with the copy. */
const isCopy = ({ accountType }: Account): boolean => accountType === COPY_ACCOUNT_TYPE;

const isOwnAccount = ({ id }: SignedInClient, login: number) =>
  and(eq(accounts.login, login), eq(accounts.clientId, id));

async function saveAccess(
  db: Database,
  { id }: SignedInClient,
  login: number,
  values: Partial<Omit<typeof accountAccess.$inferInsert, 'login' | 'clientId'>>,
): Promise<void> {
  await db
    .insert(accountAccess)
    .values({ ...values, login, clientId: id })
    .onConflictDoUpdate({ target: accountAccess.login, set: values });
}

/** The leverages on offer, the current one among them, with the margin that the open positions would need. */
function offeredLeverages(variant: Variant, account: Account) {
  const { equity, margin, currency, leverage: currentLeverage } = account;
  const offer = offersOf(variant).find(
    ({ platform, accountType }) => platform === account.platform && accountType === account.accountType,
  );
  const leverages = [...new Set([...(offer?.leverages ?? []), currentLeverage])].sort((a, b) => a - b);
  return leverages.map((leverage) => {
    if (equity === null || margin === null)
      return { leverage, isAllowed: true, margin: null, freeMargin: null };
    const digits = amountDigits(margin, currency);
    const requiredMargin = new Big(margin).times(currentLeverage).div(leverage).round(digits, Big.roundUp);
    return {
      leverage,
      isAllowed: leverage === currentLeverage || requiredMargin.eq(0) || requiredMargin.lte(equity),
      margin: requiredMargin.toFixed(digits),
      freeMargin: new Big(equity).minus(requiredMargin).toFixed(digits),
    };
  });
}
