import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import { inTransaction, type Database } from '../db/open-database';
import { accountRequests, type AccountRequestRow } from '../db/tables/account-requests';
import { clients } from '../db/tables/clients';
import { assertDefined } from '../kernel/assert-defined';
import { ApiError } from '../kernel/api-error';
import { MAX_NICKNAME_LENGTH } from '../accounts/account-rules.table';
import { ACCOUNT_PASSWORD_RULES } from '../session/account-password-rules.table';
import { ATTEMPT_RULES } from '../db/attempt-rules.table';
import type { Attempts } from '../db/attempts';
import type { Idempotency } from '../db/idempotency';
import type { Notices } from '../notifications/notices';
import type { CurrentPassword } from '../session/current-password';
import type { Passwords } from '../session/passwords';
import type { Quotas } from '../db/quotas';
import { QUOTAS } from '../db/quotas.table';
import type { Encryption } from '../kernel/encryption';
import type { ClientRow } from '../session/sessions';
import type { SignedInClient } from '../kernel/signed-in-client';
import { DAY_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { UUID } from '../kernel/uuid';
import { checkAccountLimit, countAccounts } from '../accounts/account-limit';
import { openingOffersFor, describeOffers, type Offer } from './account-offers';
import type { Level } from '../documents/client-level';
import { MAX_ACCOUNTS } from '../accounts/account-rules.table';
import { checkChoices, type OpeningChoices } from './check-choices';
import { levelOf } from '../documents/client-level';
import { openingReference, openAccount, settleRequest } from './open-account';
import { notifyOpening } from './opening-receipts';
import { decisionDeadline } from './decision-deadline';

/** Days for which a decided request stays in the list. */
const LISTED_DAYS = 30;

/** An order to open an account. */
export interface OpeningOrder extends OpeningChoices {
  readonly tradingPassword: string;
  readonly readOnlyPassword?: string | null | undefined;
}

interface AccountOpeningsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly companies: Companies;
  readonly currentPassword: CurrentPassword;
  readonly notices: Notices;
  readonly idempotency: Idempotency;
  readonly passwords: Passwords;
  readonly quotas: Quotas;
  readonly encryption: Encryption;
  readonly brandNameOf: (companyId: number) => string;
}

/** Accounts that clients open themselves: at once, or after a person has approved them. */
export class AccountOpenings {
  constructor(private readonly deps: AccountOpeningsDeps) {}

  async listOffers({ companyId, id }: SignedInClient) {
    const { clock, db } = this.deps;
    const now = clock();
    const level = await levelOf(db, await this.#readOwner(id), now);
    const counts = { live: await countAccounts(db, id, 'live'), demo: await countAccounts(db, id, 'demo') };
    return {
      level,
      limits: (['live', 'demo'] as const).map((kind) => ({
        kind,
        most: MAX_ACCOUNTS[kind],
        count: counts[kind],
      })),
      passwordRules: { ...ACCOUNT_PASSWORD_RULES, needs: [...ACCOUNT_PASSWORD_RULES.needs] },
      nicknameLength: MAX_NICKNAME_LENGTH,
      offers: await describeOffers(db, companyId, this.#openingOffersFor(companyId, level), now),
    };
  }

  /**
   * Throws as `checkChoices` does; `weakPassword` for a password that breaks the rules, is the portal's, or equals the
   * account's other password; `refused` if the client has the maximum of accounts. Passwords are compared with the
   * portal's last, in an order that is right in everything else: a guess of it then opens an account or is counted.
   */
  async requestAccount(client: SignedInClient, key: string, order: OpeningOrder) {
    const { attempts, db, idempotency, encryption } = this.deps;
    const { readOnlyPassword, tradingPassword, ...input } = order;
    await attempts.countAttempt(ATTEMPT_RULES.accountOpening, String(client.id));
    // A keyed hash replaces the passwords: they could be guessed from a plain hash of the body.
    const [passwordsMac] = encryption.macs(
      JSON.stringify([tradingPassword, readOnlyPassword ?? null]),
      client.id,
    );
    let hashes: Hashes | undefined;
    return idempotency.run(
      client,
      key,
      { call: 'open', ...input, passwordsMac },
      (transaction, owner) =>
        this.#createRequest(transaction, owner, input, assertDefined(hashes, 'the hashed passwords')),
      async (work) => {
        const owner = await this.#readOwner(client.id);
        await this.#checkOrder(db, owner, input);
        // Hashing takes long, so it is done before the transaction.
        hashes = await this.#hashPasswords(owner, order);
        return work();
      },
    );
  }

  /** Pending requests, and those decided recently; newest first. */
  async listRequests(clientId: number) {
    const { clock, db } = this.deps;
    const rows = await db
      .select()
      .from(accountRequests)
      .where(
        and(
          eq(accountRequests.clientId, clientId),
          or(
            eq(accountRequests.state, 'pending'),
            gt(accountRequests.decidedAt, addSeconds(clock(), -LISTED_DAYS * DAY_SECONDS)),
          ),
        ),
      )
      .orderBy(desc(accountRequests.createdAt), desc(accountRequests.number));
    return rows.map(toAnswer);
  }

  /** Throws `notFound` for another client's request, and `refused` for a decided one. */
  async cancelRequest(client: SignedInClient, requestId: string): Promise<void> {
    const { clock, db } = this.deps;
    if (!UUID.test(requestId)) throw new ApiError('notFound');
    await inTransaction(db, async (transaction) => {
      const isOwnRequest = and(eq(accountRequests.id, requestId), eq(accountRequests.clientId, client.id));
      const [row] = await transaction.select().from(accountRequests).where(isOwnRequest).for('update');
      if (!row) throw new ApiError('notFound');
      if (row.state !== 'pending') throw new ApiError('refused');
      await settleRequest(transaction, row, { state: 'cancelled' }, clock());
    });
  }

  async #createRequest(transaction: Database, owner: ClientRow, input: OpeningChoices, hashes: Hashes) {
    const { clock, notices, quotas } = this.deps;
    const now = clock();
    const { isReviewed, ...choices } = await this.#checkOrder(transaction, owner, input);
    const [request] = await transaction
      .insert(accountRequests)
      .values({
        id: randomUUID(),
        clientId: owner.id,
        state: 'pending',
        ...choices,
        ...hashes,
        hasReadOnlyPassword: hashes.readOnlyHash !== null,
        createdAt: now,
        decideBy: isReviewed ? decisionDeadline(now) : null,
      })
      .returning();
    await quotas.checkQuota(transaction, QUOTAS.accountRequests, owner.id);
    const savedRequest = assertDefined(request, 'the request');
    const row = isReviewed ? savedRequest : await openAccount(transaction, savedRequest, now);
    await notifyOpening(transaction, notices, isReviewed ? 'account-asked' : 'account-opened', row, now);
    const { decideBy, id, login, platform, server, state } = row;
    return {
      requestId: id,
      state,
      reference: openingReference(row),
      login,
      server,
      platform,
      decideBy: decideBy?.toISOString() ?? null,
    };
  }

  /** Everything about an order but its passwords. */
  async #checkOrder(db: Database, owner: ClientRow, input: OpeningChoices) {
    const level = await levelOf(db, owner, this.deps.clock());
    const choices = checkChoices(this.#openingOffersFor(owner.companyId, level), input);
    await checkAccountLimit(db, owner.id, choices.kind);
    return choices;
  }

  #openingOffersFor(companyId: number, level: Level): readonly Offer[] {
    const { brandNameOf, companies } = this.deps;
    return openingOffersFor(companies.variantOf(companyId), brandNameOf(companyId), level);
  }

  async #hashPasswords(
    owner: ClientRow,
    { readOnlyPassword, tradingPassword }: OpeningOrder,
  ): Promise<Hashes> {
    return {
      tradingHash: await this.#hash(owner, tradingPassword, 'tradingPassword', []),
      readOnlyHash: readOnlyPassword
        ? await this.#hash(owner, readOnlyPassword, 'readOnlyPassword', [tradingPassword])
        : null,
    };
  }

  async #hash(
    owner: ClientRow,
    password: string,
    field: string,
    otherPasswords: readonly string[],
  ): Promise<string> {
    const { currentPassword, passwords } = this.deps;
    const weakPassword = new ApiError('weakPassword', undefined, { field });
    const hash = await passwords.hashForAccount(password, otherPasswords).catch((error: unknown) => {
      throw error instanceof ApiError && error.refusal === 'weakPassword' ? weakPassword : error;
    });
    if (await currentPassword.isSame(owner, password)) throw weakPassword;
    return hash;
  }

  async #readOwner(clientId: number): Promise<ClientRow> {
    const [owner] = await this.deps.db.select().from(clients).where(eq(clients.id, clientId));
    if (!owner) throw new ApiError('unauthorized');
    return owner;
  }
}

interface Hashes {
  readonly tradingHash: string;
  readonly readOnlyHash: string | null;
}

function toAnswer(row: AccountRequestRow) {
  const { accountType, balance, currency, hasReadOnlyPassword, kind, leverage, login } = row;
  const { marginMode, nickname, platform, server, state, swapFree } = row;
  return {
    requestId: row.id,
    state,
    reference: openingReference(row),
    kind,
    platform,
    accountType,
    server,
    currency,
    leverage,
    marginMode,
    swapFree,
    nickname,
    hasReadOnlyPassword,
    login,
    balance,
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decideBy: row.decideBy?.toISOString() ?? null,
  };
}
