import {
  type Account,
  type AccountList,
  type AccountPasswordKind,
  Accounts,
  AccountSettings,
  bind,
  type Binding,
  ERROR_CODE,
  type MarketData,
  Platforms,
  PortalError,
  Rates,
  type SettingsOfAccount,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { credentials, inMemory, LOGIN, replaces, runner, signedIn, world } from './trial';

/*
 * Acme's own trading book.
 */

const LEVERAGES = [30, 100, 500];
const NICKNAME_LENGTH = 40;

/** The client's accounts, and what they changed about them. */
export class Book {
  readonly password: string;
  #accounts: readonly Account[];
  readonly passwordsSetAt = new Map<string, string>();

  constructor(accounts: readonly Account[], password: string) {
    this.#accounts = accounts;
    this.password = password;
  }

  get accounts(): readonly Account[] {
    return this.#accounts;
  }

  /** Throws `refused` with 404 where the client has no such account. */
  account(login: number): Account {
    const found = this.#accounts.find((one) => one.login === login);
    if (!found) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return found;
  }

  add(account: Account): void {
    this.#accounts = [...this.#accounts, account];
  }

  change(login: number, changes: Partial<Account>): void {
    const changed = { ...this.account(login), ...changes };
    this.#accounts = this.#accounts.map((one) => (one.login === login ? changed : one));
  }
}

/** The accounts in the book. */
export class BookAccounts implements Accounts {
  readonly #book: Book;

  constructor(book: Book) {
    this.#book = book;
  }

  list(signal?: AbortSignal): Promise<AccountList> {
    return answer(() => ({ accounts: this.#book.accounts, unreadable: [], asOf: Date.now() }), signal);
  }
}

/** What a client changes in the book. */
export class BookSettings implements AccountSettings {
  readonly #book: Book;

  constructor(book: Book) {
    this.#book = book;
  }

  of(login: number, signal?: AbortSignal): Promise<SettingsOfAccount> {
    return answer(() => this.#of(this.#book.account(login)), signal);
  }

  rename(login: number, nickname: string): Promise<void> {
    return answer(() => {
      const tidy = nickname.trim().replaceAll(/\s+/g, ' ');
      this.#book.account(login);
      if (tidy.length > NICKNAME_LENGTH) throw PortalError.refused([ERROR_CODE.invalid]);
      this.#book.change(login, { nickname: tidy === '' ? null : tidy });
    });
  }

  changeLeverage(login: number, leverage: number): Promise<void> {
    return answer(() => {
      this.#book.account(login);
      if (!LEVERAGES.includes(leverage)) throw PortalError.refused([ERROR_CODE.invalid]);
      this.#book.change(login, { leverage });
    });
  }

  changePassword(
    login: number,
    kind: AccountPasswordKind,
    currentPassword: string,
    newPassword: string,
  ): Promise<void> {
    return answer(() => {
      this.#book.account(login);
      if (currentPassword !== this.#book.password)
        throw PortalError.refused([ERROR_CODE.wrongCurrentPassword]);
      if (newPassword.length < 8) throw PortalError.refused([ERROR_CODE.weakPassword]);
      this.#book.passwordsSetAt.set(`${login} ${kind}`, new Date().toISOString());
    });
  }

  archive(login: number): Promise<void> {
    return answer(() => {
      const { archive } = this.#of(this.#book.account(login));
      if (!archive.isAllowed) throw PortalError.refused([ERROR_CODE.refused]);
      this.#book.change(login, { status: 'archived' });
    });
  }

  restore(login: number): Promise<void> {
    return answer(() => {
      if (this.#book.account(login).status !== 'archived') throw PortalError.refused([ERROR_CODE.refused]);
      this.#book.change(login, { status: 'active' });
    });
  }

  #of({ login, kind, status, balance, currency }: Account): SettingsOfAccount {
    const isFunded = kind === 'live' && Number(balance) > 0;
    const password = (which: AccountPasswordKind) => ({
      changedAt: this.#book.passwordsSetAt.get(`${login} ${which}`) ?? null,
      rules: { minLength: 8, maxLength: 64, needs: [], notEmail: false },
    });
    return {
      leverages: LEVERAGES.map((leverage) => ({ leverage, isAllowed: true, margin: null, freeMargin: null })),
      tradingPassword: password('trading'),
      readOnlyPassword: password('readOnly'),
      nicknameLength: NICKNAME_LENGTH,
      archive: {
        isAllowed: !isFunded && status !== 'archived',
        blockers: isFunded ? [{ kind: 'balance', amount: balance, currency }] : [],
        restoreDays: null,
        restoreUntil: null,
      },
    };
  }
}

const BOOSTER = 6;

/** One terminal for everything. */
export class OneTerminal implements Platforms {
  links(_siteId: number, signal?: AbortSignal): Promise<Readonly<Record<string, string>>> {
    return answer(() => ({ MT4Windows: 'https://acme.example/terminal.exe' }), signal);
  }

  traderUrl(kind: 'stock' | 'cfd', signal?: AbortSignal): Promise<string | null> {
    return answer(() => `https://trade.acme.example/${kind}`, signal);
  }

  toolActive(toolId: number, signal?: AbortSignal): Promise<boolean> {
    return answer(() => toolId === BOOSTER, signal);
  }
}

const SOURCE = { source: 'Acme', time: Date.parse('2026-02-02T10:00:00Z') };

/** The prices of the last close. */
export class ClosingPrices implements Rates {
  marketData(signal?: AbortSignal): Promise<MarketData> {
    return answer(
      (): MarketData => ({
        instruments: [
          {
            ...SOURCE,
            symbol: 'EURUSD',
            name: 'Euro / US dollar',
            group: 'forex',
            currency: 'USD',
            contractSize: '100000',
            digits: 5,
            point: '0.00001',
            pip: '0.0001',
            lotStep: '0.01',
            price: '1.08420',
            swapMode: 'points',
            swapLong: '-7.2',
            swapShort: '2.1',
            tripleSwapDay: 'wednesday',
          },
        ],
        rates: [{ ...SOURCE, from: 'EUR', to: 'USD', rate: '1.0842' }],
      }),
      signal,
    );
  }
}

/** The book of the client that test portals have. */
export const clientsBook = () => new Book(kit.someAccounts(), credentials.password);

/**
 * A world with one book behind all of it.
 * @param others adapters that read the book too.
 */
export const bookWorld =
  (others: (book: Book) => readonly Binding[] = () => []) =>
  () => {
    const book = clientsBook();
    return kit.makeFakeWorld({
      credentials,
      bindings: [
        bind(Accounts, () => new BookAccounts(book)),
        bind(AccountSettings, () => new BookSettings(book)),
        ...others(book),
      ],
    });
  };

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Accounts, () => new BookAccounts(clientsBook()), {
    stock: kit.FakeAccounts.prototype,
    options: signedIn,
    ask: (portal) => portal.accounts.load(),
  });
  replaces(AccountSettings, () => new BookSettings(clientsBook()), {
    stock: kit.FakeAccountSettings.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(AccountSettings).of(LOGIN),
  });
  replaces(Platforms, () => new OneTerminal(), {
    stock: kit.FakePlatforms.prototype,
    options: signedIn,
    ask: (portal) => portal.platforms.load(),
  });
  replaces(Rates, () => new ClosingPrices(), {
    stock: kit.FakeRates.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Rates).marketData(),
  });
  kit.describeAccountsContract(runner, 'Book', bookWorld(), inMemory);
  kit.describeAccountSettingsContract(runner, 'Book', bookWorld(), inMemory);
  kit.describePlatformsContract(
    runner,
    'OneTerminal',
    () =>
      kit.makeFakeWorld({
        bindings: [bind(Platforms, () => new OneTerminal())],
        traderUrls: { stock: 'https://trade.acme.example/stock', cfd: 'https://trade.acme.example/cfd' },
      }),
    inMemory,
  );
  kit.describeRatesContract(runner, 'Closing', world(bind(Rates, () => new ClosingPrices())), inMemory);
}
