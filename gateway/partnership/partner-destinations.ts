import { and, eq, ne } from 'drizzle-orm';
import { resolveRoute } from '../../src/domain/access/resolve-route';
import type { Companies } from '../../src/domain/site/companies';
import { hasLiveAccount } from '../accounts/has-live-account';
import type { Database } from '../db/open-database';
import { accounts } from '../db/tables/accounts';
import { partnerDestinations } from '../db/tables/partners';
import { wallets } from '../db/tables/wallets';
import { COPY_ACCOUNT_TYPE } from '../accounts/account-rules.table';
import { ApiError } from '../kernel/api-error';
import type { Idempotency } from '../db/idempotency';
import { HOUR_SECONDS, addSeconds, type Clock } from '../kernel/time';
import { DESTINATION_SETTINGS } from '../money/ways-out.table';
import type { SecurityAlerts } from '../session/security-alerts';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { StepUp, StepUpProof } from '../session/step-up';
import { ASSETS } from '../market/assets.table';
import { WalletHoldings } from '../wallet/wallet-holdings';

interface PartnerDestinationsDeps {
  readonly db: Database;
  readonly alerts: SecurityAlerts;
  readonly clock: Clock;
  readonly companies: Companies;
  readonly idempotency: Idempotency;
  readonly stepUp: StepUp;
  /** Hours until a new destination takes effect, which gives the partner time to object. */
  readonly waitHours: number;
}

/** A live account, or the wallet of an asset. */
export interface Destination {
  readonly login: number | null;
  readonly asset: string | null;
}

/** Accounts and wallets that partners' commission goes to, with the proofs of `DESTINATION_SETTINGS`. */
export class PartnerDestinations {
  readonly #holdings: WalletHoldings;

  constructor(private readonly deps: PartnerDestinationsDeps) {
    this.#holdings = new WalletHoldings(deps.db, deps.clock);
  }

  /** A partner's destination; null without one. */
  async findDestination(clientId: number, db = this.deps.db) {
    const [row] = await db
      .select({
        login: partnerDestinations.login,
        asset: wallets.asset,
        currency: accounts.currency,
        usableFrom: partnerDestinations.usableFrom,
      })
      .from(partnerDestinations)
      .leftJoin(accounts, eq(accounts.login, partnerDestinations.login))
      .leftJoin(wallets, eq(wallets.id, partnerDestinations.walletId))
      .where(eq(partnerDestinations.clientId, clientId));
    if (!row) return null;
    const { asset, currency, login, usableFrom } = row;
    return { login, asset, currency: currency ?? asset, usableFrom: usableFrom.toISOString() };
  }

  /** The assets whose wallet commission may go to: none without a wallet, or without a live account (R2.2-9). */
  async listAssets({ companyId, id }: SignedInClient): Promise<readonly string[]> {
    const { companies, db } = this.deps;
    const hasWallet = resolveRoute('wallet', companies.variantOf(companyId)).kind === 'screen';
    return hasWallet && (await hasLiveAccount(db, id)) ? Object.keys(ASSETS) : [];
  }

  /**
   * Names an own live account, or an own wallet, that receives commission once its wait is over. Throws `notFound` for
   * another one, and as `StepUp.check` does. Naming the current one again has no effect.
   */
  async changeDestination(
    client: SignedInClient,
    key: string,
    destination: Destination,
    proof: StepUpProof,
  ): Promise<object> {
    const { idempotency, stepUp } = this.deps;
    const { asset } = destination;
    if (asset !== null && !(await this.listAssets(client)).includes(asset)) throw new ApiError('notFound');
    return idempotency.run(
      client,
      key,
      { call: 'changePartnerDestination', ...destination },
      (transaction, owner) => this.#change(transaction, owner, destination, proof),
      (work) => stepUp.countAttempt(client, proof, work),
    );
  }

  async #change(
    transaction: Database,
    owner: Parameters<StepUp['check']>[1],
    { asset, login }: Destination,
    proof: StepUpProof,
  ): Promise<object> {
    const { alerts, clock, stepUp, waitHours } = this.deps;
    const { changeProof, firstProof, notice } = DESTINATION_SETTINGS.commission;
    if (asset === null) await checkAccount(transaction, owner.id, login);
    const current = await this.findDestination(owner.id, transaction);
    if (current?.login === login && current.asset === asset) return {};
    await stepUp.check(transaction, owner, proof, current ? changeProof : firstProof);
    const usableFrom = addSeconds(clock(), waitHours * HOUR_SECONDS);
    const walletId =
      asset === null ? null : (await this.#holdings.lockWallet(transaction, owner.id, asset)).id;
    await transaction
      .insert(partnerDestinations)
      .values({ clientId: owner.id, login, walletId, usableFrom })
      .onConflictDoUpdate({ target: partnerDestinations.clientId, set: { login, walletId, usableFrom } });
    const values = { address: String(login ?? asset), from: usableFrom.toISOString() };
    await alerts.notify(transaction, notice, owner, proof.factor.origin, values);
    return {};
  }
}

/** Throws `notFound` unless it is an active live account of the client's own that may receive commission. */
async function checkAccount(transaction: Database, clientId: number, login: number | null): Promise<void> {
  const [account] = await transaction
    .select({ login: accounts.login })
    .from(accounts)
    .where(
      and(
        eq(accounts.login, login ?? 0),
        eq(accounts.clientId, clientId),
        eq(accounts.kind, 'live'),
        eq(accounts.status, 'active'),
        ne(accounts.accountType, COPY_ACCOUNT_TYPE),
      ),
    );
  if (!account) throw new ApiError('notFound');
}
