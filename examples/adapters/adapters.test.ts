import {
  AccountOpenings,
  Accounts,
  bind,
  type Binding,
  Countries,
  defineExtension,
  LiveFigures,
  LocalStore,
  News,
  type PortToken,
  Strategies,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { BookOpenings } from './account-openings';
import { AppStorage, AppStore } from './app-store';
import { LicensedCountries } from './countries';
import { Editorial } from './editorial';
import { Editors } from './editors';
import { BookFigures } from './live-figures';
import { EditorialNews } from './news';
import { HouseStrategies } from './strategies';

/** Jest's functions, for the contract suites. */
const runner = { describe, test, beforeEach, afterEach };

/** These adapters have no backend that could fail or check the session. */
const inMemory: kit.Capabilities = { faults: false, sessions: false };

/** Makes a world of fakes, with these adapters in it. */
const worldWith =
  (...bindings: readonly Binding[]) =>
  () =>
    kit.makeFakeWorld({ bindings });

kit.describeStrategiesContract(
  runner,
  'House',
  worldWith(bind(Strategies, () => new HouseStrategies())),
  inMemory,
);

kit.describeNewsContract(
  runner,
  'Editorial',
  () => {
    const editors = new Editors();
    return kit.makeFakeWorld({
      bindings: [bind(News, () => new EditorialNews(new Editorial(editors.fetch)))],
      failNext: async (_call, fault) => editors.failNext(fault),
    });
  },
  { sessions: false },
);

kit.describeLiveFiguresContract(
  runner,
  'Book',
  worldWith(bind(LiveFigures, () => new BookFigures(kit.someAccounts()))),
  inMemory,
);

kit.describeAccountOpeningsContract(
  runner,
  'Book',
  () => {
    const credentials = { email: 'mara@acme.example', password: 'correct horse 7' };
    const openings = new BookOpenings(kit.someAccounts(), credentials.password);
    const accounts: Accounts = {
      list: async () => ({ accounts: openings.accounts, unreadable: [], asOf: Date.now() }),
    };
    return kit.makeFakeWorld({
      credentials,
      bindings: [bind(AccountOpenings, () => openings), bind(Accounts, () => accounts)],
    });
  },
  inMemory,
);

kit.describeLocalStoreContract(
  runner,
  'App',
  () => {
    const storage = new AppStorage();
    const otherWindow = {};
    return {
      store: new AppStore(storage),
      reopen: () => new AppStore(storage),
      changeElsewhere: (changes: Readonly<Record<string, string | null>> | 'clear') => {
        if (changes === 'clear') return storage.change(otherWindow, null);
        for (const [key, value] of Object.entries(changes)) storage.change(otherWindow, key, value);
      },
    };
  },
  { faults: false },
);

kit.describeCountriesContract(
  runner,
  'Licensed',
  worldWith(bind(Countries, () => new LicensedCountries())),
  inMemory,
);

test('live figures are sent again after each change', async () => {
  const figures = new BookFigures(kit.someAccounts());
  const reading = new AbortController();
  const ids: (string | null)[] = [];
  const end = figures.follow(null, ({ id }) => ids.push(id), reading.signal);
  await Promise.resolve();
  figures.notify();
  reading.abort();
  await expect(end).rejects.toMatchObject({ kind: 'aborted' });
  figures.notify();
  expect(ids).toEqual(['1', '2']);
});

describe('a portal uses the adapter of an extension in the place of its own', () => {
  async function expectInPortal<T extends object>(token: PortToken<T>, adapter: T): Promise<void> {
    const extension = defineExtension({ id: 'acme', bindings: [bind(token, () => adapter)] });
    const portal = kit.createTestPortal({ signedIn: true, extensions: [extension] });
    await portal.start();
    expect(portal.resolve(token)).toBe(adapter);
  }

  test('Strategies', () => expectInPortal(Strategies, new HouseStrategies()));
  test('News', () => expectInPortal(News, new EditorialNews(new Editorial(new Editors().fetch))));
  test('LiveFigures', () => expectInPortal(LiveFigures, new BookFigures([])));
  test('AccountOpenings', () => expectInPortal(AccountOpenings, new BookOpenings([], '')));
  test('LocalStore', () => expectInPortal(LocalStore, new AppStore(new AppStorage())));
  test('Countries', () => expectInPortal(Countries, new LicensedCountries()));
});
