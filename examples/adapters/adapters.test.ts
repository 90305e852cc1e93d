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
import { AcmeOpenings } from './account-openings';
import { AppStorage, AppStore } from './app-store';
import { LicensedCountries } from './countries';
import { Editorial } from './editorial';
import { Editors } from './editors';
import { AcmeFigures } from './live-figures';
import { EditorialNews } from './news';
import { AcmeStrategies } from './strategies';

/** Jest's functions, for the contract suites. */
const runner = { describe, test, beforeEach, afterEach };

/** These adapters have no backend that could fail or check the session. */
const inMemory: kit.Capabilities = { faults: false, sessions: false };

/** A backend of fakes in which these adapters replace some. */
const worldWith =
  (...bindings: readonly Binding[]) =>
  () =>
    kit.makeFakeWorld({ bindings });

kit.describeStrategiesContract(
  runner,
  'Acme',
  worldWith(bind(Strategies, () => new AcmeStrategies())),
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
  'Acme',
  worldWith(bind(LiveFigures, () => new AcmeFigures(kit.someAccounts()))),
  inMemory,
);

kit.describeAccountOpeningsContract(
  runner,
  'Acme',
  () => {
    const credentials = { email: 'mara@acme.example', password: 'correct horse 7' };
    const openings = new AcmeOpenings(kit.someAccounts(), credentials.password);
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
  const figures = new AcmeFigures(kit.someAccounts());
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

describe('an extension’s adapter replaces the portal’s own', () => {
  async function expectInPortal<T extends object>(token: PortToken<T>, adapter: T): Promise<void> {
    const extension = defineExtension({ id: 'acme', bindings: [bind(token, () => adapter)] });
    const portal = kit.createTestPortal({ signedIn: true, extensions: [extension] });
    await portal.start();
    expect(portal.resolve(token)).toBe(adapter);
  }

  test('Strategies', () => expectInPortal(Strategies, new AcmeStrategies()));
  test('News', () => expectInPortal(News, new EditorialNews(new Editorial(new Editors().fetch))));
  test('LiveFigures', () => expectInPortal(LiveFigures, new AcmeFigures([])));
  test('AccountOpenings', () => expectInPortal(AccountOpenings, new AcmeOpenings([], '')));
  test('LocalStore', () => expectInPortal(LocalStore, new AppStore(new AppStorage())));
  test('Countries', () => expectInPortal(Countries, new LicensedCountries()));
});
