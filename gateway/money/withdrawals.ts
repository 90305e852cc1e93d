import Big from 'big.js';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Companies } from '../../src/domain/site/companies';
import type { Database } from '../db/open-database';
import type { moneyRequests } from '../db/tables/money';
import { notifications } from '../db/tables/notifications';
import { found } from '../kernel/found';
import { post } from './ledger';
import { ApiError } from '../http/api-error';
import type { Quotas } from '../kernel/quotas';
import type { FactorProof, SecondFactor } from '../session/second-factor';
import type { SignedInClient } from '../session/sessions';
import { later, type Clock } from '../kernel/time';
import type { TradingAccounts } from '../accounts/trading-accounts';
import { checkAmount, exact, feeOf, takingOut, type Asked } from './amounts';
import { destinationOf } from './destination';
import { reserved } from './entries';
import { lockedAccounts } from './money-accounts';
import type { MoneyProgress } from './money-progress';
import { CANCEL_MOVES } from './moves.table';
import { assetReceived } from './networks';
import { moved, writeRequest } from './new-request';
import { ownRequest } from './money-requests';
import type { Once } from '../kernel/once';
import { PACE } from './pace.table';
import type { PaymentMethods } from './payment-methods';
import type { Receipts } from './receipts';
import { checkDocuments, checkKnown } from './withdrawal-needs';

const HOUR_SECONDS = 3_600;

export interface WithdrawalAsked extends Asked {
  readonly login: number;
  readonly methodId: string;
  readonly destination?: string | null | undefined;
  readonly network?: string | null | undefined;
  readonly memo?: string | null | undefined;
}

interface WithdrawalsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly companies: Companies;
  /** Hours without withdrawals after the second factor was turned off. */
  readonly holdHours: number;
  readonly once: Once;
  readonly paymentMethods: PaymentMethods;
  readonly progress: MoneyProgress;
  readonly quotas: Quotas;
  readonly receipts: Receipts;
  readonly secondFactor: SecondFactor;
  readonly tradingAccounts: TradingAccounts;
}

/** Money that a client asks to be paid out: set aside at once, and paid after a check. */
export class Withdrawals {
  constructor(private readonly deps: WithdrawalsDeps) {}

  /**
   * Throws as `checkAmount`, `checkKnown` and `checkDocuments` do, `held`, `codeNeeded` without the second factor that the client has, and `wrongCode`.
   * The proof is no part of what the key stands for: it is another one each time.
   */
  ask(client: SignedInClient, key: string, asked: WithdrawalAsked, proof: FactorProof) {
    const { once, secondFactor } = this.deps;
    return secondFactor.counted(client, proof, () =>
      once.run(client, key, { call: 'withdraw', ...asked }, (own) => this.#ask(own, client, asked, proof)),
    );
  }

  /** Throws `notFound` for what is not theirs, and `refused` where it is too late. */
  cancel(client: SignedInClient, key: string, requestId: string, place: 'accounts' | 'wallet' = 'accounts') {
    const { clock, once, progress } = this.deps;
    return once.run(client, key, { call: 'cancel', requestId }, async (own) => {
      const row = await ownRequest(own, client.id, requestId, { place, isLocked: true });
      const move = CANCEL_MOVES[row.kind];
      const now = clock();
      if (!move || row.state !== 'pending' || !row.cancelUntil || row.cancelUntil <= now)
        throw new ApiError('refused');
      return moved(await progress.make(own, row, move, now));
    });
  }

  /** Until when a client's withdrawals are held, since their second factor was turned off. */
  async heldUntil(clientId: number, db = this.deps.db): Promise<Date | null> {
    const { clock, holdHours } = this.deps;
    const seconds = holdHours * HOUR_SECONDS;
    const [off] = await db
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(
        and(
          eq(notifications.clientId, clientId), eq(notifications.template, 'second-factor-off'),
          gt(notifications.createdAt, later(clock(), -seconds)),
        ),
      )
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    return off ? later(off.at, seconds) : null;
  }

  async #ask(own: Database, client: SignedInClient, asked: WithdrawalAsked, proof: FactorProof) {
    const { clock, companies, paymentMethods, quotas, receipts, secondFactor, tradingAccounts } = this.deps;
    const now = clock();
    const [locked] = await lockedAccounts(own, tradingAccounts, client.id, [asked.login]);
    const account = found(locked, 'the account');
    const { currency, login } = account;
    const terms = await paymentMethods.terms(client.companyId, account, 'withdraw', asked.methodId, own);
    checkAmount(asked, account, takingOut(account, terms));
    const to = await destinationOf(own, terms.kind, asked);
    const until = await this.heldUntil(client.id, own);
    if (until) throw new ApiError('held', undefined, { until: until.toISOString() });
    await checkKnown(own, client.id, to.destination, now);
    await checkDocuments(own, companies, client.id, { amount: asked.amount, currency }, now);
    await secondFactor.prove(own, client.id, proof);
    const fee = feeOf(asked.amount, currency, terms);
    const net = exact(Big(asked.amount).minus(fee), currency);
    const decidedAt = later(now, PACE.review);
    const request = {
      ...({ clientId: client.id, kind: 'withdrawal', state: 'pending', login, currency } as const),
      amount: exact(asked.amount, currency),
        fee,
        net,
        method: terms.kind,
        ...to,
        memo: asked.memo ?? null,
      ...(to.network !== null && assetReceived(net, currency, to.network, now)),
      cancelUntil: decidedAt, nextAt: decidedAt,
    } satisfies Partial<typeof moneyRequests.$inferInsert>;
    const row = await writeRequest(own, quotas, request, now);
    await post(own, [reserved(row, now)]);
    await receipts.tell(own, 'withdrawal-requested', row, now);
    return moved(row);
  }
}
