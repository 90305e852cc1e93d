import { Accounts } from '../../application/accounts/ports/accounts';
import {
  MoneyMoves,
  type DepositOrder,
  type TransferOrder,
  type WithdrawalOrder,
} from '../../application/money/ports/money-moves';
import type { Account } from '../../domain/accounts/account';
import { canMoveMoney } from '../../domain/accounts/money-move';
import type { MoneyQuote, QuoteRequest } from '../../domain/money/money-quote';
import type { GatewayWorld } from '../runner/gateway-world';

export const IBAN = 'DE89370400440532013000';
export const newKey = () => crypto.randomUUID();

/** Orders that the signed-in client of a world can make; each has a key of its own. */
export class SampleOrders {
  private constructor(
    private readonly accounts: Accounts,
    private readonly moves: MoneyMoves,
    private readonly password: string,
    /** The account with the highest free margin among those in USD, the currency of digital assets. */
    readonly account: Account,
  ) {}

  static async create(world: Pick<GatewayWorld, 'credentials' | 'port'>): Promise<SampleOrders> {
    const accounts = world.port(Accounts);
    const account = (await fundedAccounts(accounts)).find(({ currency }) => currency === 'USD');
    if (!account) throw new Error('The client has no live account.');
    return new SampleOrders(accounts, world.port(MoneyMoves), world.credentials.password, account);
  }

  async balanceOf({ login }: Account): Promise<number> {
    const { accounts } = await this.accounts.list();
    return Number(accounts.find((account) => account.login === login)?.balance);
  }

  /** Another account that can receive a transfer. */
  async target(): Promise<Account> {
    const accounts = await fundedAccounts(this.accounts);
    const match = accounts.find(({ login }) => login !== this.account.login);
    if (!match) throw new Error('The client has one live account only.');
    return match;
  }

  async methodOf(direction: 'deposit' | 'withdraw', isAsset = false) {
    const { methods } = await this.moves.methods(this.account.login, direction);
    const match = methods.find(({ kind }) => (kind === 'crypto') === isAsset);
    if (!match) throw new Error(`The account has no such method to ${direction}.`);
    return match;
  }

  async deposit(isAsset = false): Promise<DepositOrder> {
    const { id, min, networks } = await this.methodOf('deposit', isAsset);
    return {
      login: this.account.login,
      methodId: id,
      amount: min ?? '100.00',
      currency: this.account.currency,
      idempotencyKey: newKey(),
      network: networks[0]?.id ?? null,
    };
  }

  async depositQuote(): Promise<QuoteRequest> {
    const { login, methodId, amount, currency } = await this.deposit();
    return { direction: 'deposit', login, methodId, amount, currency };
  }

  async withdrawal(): Promise<WithdrawalOrder> {
    const { id, min } = await this.methodOf('withdraw');
    return {
      login: this.account.login,
      methodId: id,
      amount: min ?? '100.00',
      currency: this.account.currency,
      idempotencyKey: newKey(),
      destination: IBAN,
      password: this.password,
    };
  }

  /** A transfer of one unit to another account, with its quote. */
  async transferTo({ login: toLogin }: Account): Promise<{ order: TransferOrder; quote: MoneyQuote }> {
    const { login, currency } = this.account;
    const terms = { amount: '1.00', currency, toLogin };
    const quote = await this.moves.quote({ ...terms, direction: 'transfer', login });
    const { quoteId } = quote;
    return { order: { ...terms, fromLogin: login, quoteId, idempotencyKey: newKey() }, quote };
  }
}

async function fundedAccounts(accounts: Accounts): Promise<readonly Account[]> {
  const list = await accounts.list();
  return list.accounts.filter(canMoveMoney).sort((a, b) => Number(b.freeMargin) - Number(a.freeMargin));
}
