import {
  AccountBooks,
  Accounts,
  AccountOpenings,
  AccountSettings,
  Applications,
  Auth,
  bind,
  CampaignSlides,
  Campaigns,
  ClientProgress,
  Clients,
  Clock,
  ConfigSource,
  Conversations,
  Countries,
  Documents,
  Geo,
  Languages,
  LiveFigures,
  Marketing,
  MoneyMoves,
  News,
  Notifications,
  OneTimeCodes,
  Partners,
  Passkeys,
  Passwords,
  Platforms,
  Profiles,
  Rates,
  RegionPopups,
  Registration,
  Research,
  SecondFactors,
  Sessions,
  Sites,
  Strategies,
  SupportIdentity,
  Texts,
  AssetWallet,
  Wallets,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { AppClipboard, AppDevice, AppPage, AppStorage, AppStore, CorrectedClock, DialCodes } from './app';
import { HandwrittenBooks } from './books';
import { BookCashier } from './cashier';
import {
  ApplicationsOnFile,
  DocumentsOnFile,
  EthereumWallet,
  Letters,
  ProfileOnFile,
  ProgressOnFile,
} from './client';
import { BookOpenings } from './openings';
import { EditorialNews, EditorialPopups, EditorialResearch, EditorialSlides } from './content';
import { Directory } from './directory';
import { Editorial } from './editorial';
import { Editors } from './editors';
import { AppTabs, AppWindows, BookFigures } from './live';
import { HouseStrategy, PartnerBook, TwoCampaigns } from './programmes';
import { DirectoryRegistration } from './registration';
import {
  DirectoryAuth,
  DirectoryClients,
  DirectoryFactors,
  DirectoryPasswords,
  DirectorySessions,
  DoormanCaptcha,
  PagerCodes,
} from './sign-in';
import { AppKeys, DirectoryPasskeys } from './passkeys';
import {
  BuiltInConfig,
  HouseTexts,
  LicensedCountries,
  OfficeGeo,
  OnlySite,
  SpokenLanguages,
  VisitBook,
} from './site';
import { AppLog, DeskConversations, DeskIdentity, DeskWidget, StaffSecret, TagList } from './support';
import { Book, BookAccounts, BookSettings, ClosingPrices, OneTerminal } from './trading';
import { EtherVault } from './vault';

/* The contract suite of every port that an extension may replace, on an adapter of Acme's. */

const runner = { describe, test, beforeEach, afterEach };
/** Nothing stands behind these adapters that could fail or ask who calls. */
const inMemory: kit.Capabilities = { faults: false, sessions: false };
const world =
  (...bindings: readonly ReturnType<typeof bind>[]) =>
  () =>
    kit.makeFakeWorld({ bindings });

// The app.
kit.describeClipboardContract(runner, 'App', () => {
  let [copied, isOpen] = ['', true];
  const clipboard = new AppClipboard((text) => {
    if (isOpen) copied = text;
    return isOpen;
  });
  return { clipboard, content: () => copied, refuse: () => void (isOpen = false) };
});
kit.describeAuthenticatorContract(runner, 'App', () => {
  let isAllowed = true;
  return { authenticator: new AppKeys(() => isAllowed), cancel: () => void (isAllowed = false) };
});
describe('clock', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  kit.describeClockContract(runner, 'Corrected', () => ({
    clock: new CorrectedClock(90_000),
    pass: (ms) => jest.advanceTimersByTime(ms),
  }));
});
kit.describeDeviceContract(runner, 'App', () => new AppDevice(), ['windows']);
kit.describePageContract(runner, 'App', () => {
  const page = new AppPage();
  const { documentElement: html, head } = document;
  const inHead = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    page,
    look: () => ({
      culture: html.lang,
      direction: html.dir,
      dark: html.classList.contains('dark'),
      title: document.title,
      description: inHead('meta[name="description"]', 'content'),
      icon: inHead('link[rel="icon"]', 'href'),
    }),
    leave: () => page.show(false),
    comeBack: () => page.show(true),
    setOnline: (online) => page.connect(online),
  };
});
kit.describeTabsContract(runner, 'App', () => {
  const windows = new AppWindows();
  return () => {
    const tabs = new AppTabs(windows);
    return { tabs, leave: () => tabs.show(false), comeBack: () => tabs.show(true) };
  };
});
kit.describePhoneNumbersContract(runner, 'DialCodes', () => new DialCodes());

/** A window of the app, and the app's storage. */
function storeSubject<Key extends string>() {
  const storage = new AppStorage();
  const other = {};
  return {
    store: new AppStore<Key>(storage),
    reopened: () => new AppStore<Key>(storage),
    changeElsewhere: (changes: Readonly<Record<string, string | null>> | 'clear') => {
      if (changes === 'clear') return storage.change(other, null);
      for (const [key, value] of Object.entries(changes)) storage.change(other, key, value);
    },
  };
}
kit.describeLocalStoreContract(runner, 'AppStore', storeSubject, { faults: false });
kit.describeTabStoreContract(runner, 'AppStore', storeSubject, { faults: false });

// The site.
kit.describeConfigSourceContract(
  runner,
  'BuiltIn',
  world(bind(ConfigSource, () => new BuiltInConfig())),
  inMemory,
);
kit.describeSitesContract(
  runner,
  'Only',
  () => {
    const site = { companyId: 42, siteId: 7 };
    return kit.makeFakeWorld({ bindings: [bind(Sites, () => new OnlySite(site))], ...site });
  },
  inMemory,
);
kit.describeCountriesContract(
  runner,
  'Licensed',
  world(bind(Countries, () => new LicensedCountries())),
  inMemory,
);
kit.describeLanguagesContract(
  runner,
  'Spoken',
  world(bind(Languages, () => new SpokenLanguages())),
  inMemory,
);
kit.describeTextsContract(runner, 'House', world(bind(Texts, () => new HouseTexts())), inMemory);
kit.describeGeoContract(
  runner,
  'Office',
  () =>
    kit.makeFakeWorld({
      bindings: [bind(Geo, () => new OfficeGeo())],
      visitor: { ip: '198.51.100.4', continent: 'EU' },
    }),
  inMemory,
);
kit.describeMarketingContract(runner, 'Visits', world(bind(Marketing, () => new VisitBook())), inMemory);

// Signing in, with one directory behind all of it.
const credentials = { email: 'mara@acme.example', password: 'correct horse 7' };
/** The code of every secret at every time. */
const APP_CODE = '271828';

async function directoryWorld() {
  const directory = new Directory();
  const site = { companyId: 42, siteId: 7 };
  const { setting } = directory.add(credentials.email, credentials.password, site);
  const open = async () => {
    const person = directory.at(credentials.email);
    if (!person) throw new Error('The directory has lost its client.');
    return directory.open(person);
  };
  return kit.makeFakeWorld({
    bindings: [
      bind(Auth, () => new DirectoryAuth(directory)),
      bind(Clients, () => new DirectoryClients(directory)),
      bind(Sessions, () => new DirectorySessions(directory)),
      bind(Registration, () => new DirectoryRegistration(directory)),
      bind(Passwords, () => new DirectoryPasswords(directory, () => undefined)),
      bind(Passkeys, () => new DirectoryPasskeys(directory, () => true)),
      bind(SecondFactors, () => new DirectoryFactors(directory, (_, code) => code === APP_CODE)),
    ],
    ...site,
    credentials,
    clientId: setting.id,
    sessionToken: open,
    freshToken: open,
  });
}
kit.describeAuthContract(runner, 'Directory', directoryWorld, { ...inMemory, renew: false });
kit.describeClientsContract(runner, 'Directory', directoryWorld, inMemory);
kit.describeSessionsContract(runner, 'Directory', directoryWorld, inMemory);
kit.describeRegistrationContract(runner, 'Directory', directoryWorld, inMemory);
kit.describePasswordsContract(runner, 'Directory', directoryWorld, inMemory);
kit.describePasskeysContract(runner, 'Directory', directoryWorld, inMemory);
kit.describeSecondFactorsContract(runner, 'Directory', directoryWorld, inMemory);
kit.describeOneTimeCodesContract(
  runner,
  'Pager',
  world(bind(OneTimeCodes, [Clock], (clock) => new PagerCodes(clock, () => undefined))),
  inMemory,
);
kit.describeCaptchaContract(
  runner,
  'Doorman',
  async () => {
    const captcha = new DoormanCaptcha();
    return { captcha, accepts: async (token) => captcha.accepts(token) };
  },
  inMemory,
);

// The client.
kit.describeProfilesContract(
  runner,
  'OnFile',
  () =>
    kit.makeFakeWorld({
      credentials,
      bindings: [bind(Profiles, () => new ProfileOnFile(credentials.password))],
    }),
  inMemory,
);
kit.describeDocumentsContract(
  runner,
  'OnFile',
  world(bind(Documents, () => new DocumentsOnFile())),
  inMemory,
);
kit.describeClientProgressContract(
  runner,
  'OnFile',
  world(bind(ClientProgress, () => new ProgressOnFile())),
  inMemory,
);
kit.describeNotificationsContract(
  runner,
  'Letters',
  world(bind(Notifications, () => new Letters())),
  inMemory,
);
kit.describeApplicationsContract(
  runner,
  'OnFile',
  async () => {
    const directory = new Directory();
    const person = directory.add(credentials.email, credentials.password, { isOpenAccount: true });
    const token = directory.open(person);
    const closed = () => (person.setting = { ...person.setting, isOpenAccount: false });
    return kit.makeFakeWorld({
      bindings: [
        bind(Clients, () => new DirectoryClients(directory)),
        bind(Applications, () => new ApplicationsOnFile(closed)),
      ],
      sessionToken: async () => token,
    });
  },
  inMemory,
);
kit.describeWalletsContract(runner, 'Ethereum', world(bind(Wallets, () => new EthereumWallet())), inMemory);

kit.describeAssetWalletContract(runner, 'Ether', world(bind(AssetWallet, () => new EtherVault())), inMemory);

// Trading.
const bookWorld = () => {
  const book = new Book(kit.someAccounts(), credentials.password);
  return kit.makeFakeWorld({
    credentials,
    bindings: [
      bind(Accounts, () => new BookAccounts(book)),
      bind(LiveFigures, () => new BookFigures(book)),
      bind(AccountSettings, () => new BookSettings(book)),
      bind(AccountOpenings, () => new BookOpenings(book)),
      bind(MoneyMoves, () => new BookCashier(book)),
    ],
  });
};
kit.describeAccountsContract(runner, 'Book', bookWorld, inMemory);
kit.describeAccountSettingsContract(runner, 'Book', bookWorld, inMemory);
kit.describeAccountOpeningsContract(runner, 'Book', bookWorld, inMemory);
kit.describeLiveFiguresContract(runner, 'Book', bookWorld, inMemory);
kit.describeMoneyMovesContract(runner, 'Book', bookWorld, inMemory);
kit.describeAccountBooksContract(
  runner,
  'Handwritten',
  world(bind(AccountBooks, () => new HandwrittenBooks([2104417]))),
  inMemory,
);
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

// Content, from a system that can fail.
async function editorialWorld() {
  const editors = new Editors();
  const editorial = new Editorial(editors.fetch);
  const empty = async () => {
    editors.write({ ...editors.lists, slides: [], announcements: [] });
    return 'a-reader';
  };
  const full = async () => {
    editors.reset();
    return 'another-reader';
  };
  return kit.makeFakeWorld({
    bindings: [
      bind(News, () => new EditorialNews(editorial)),
      bind(CampaignSlides, () => new EditorialSlides(editorial)),
      bind(RegionPopups, () => new EditorialPopups(editorial)),
      bind(Research, () => new EditorialResearch(editorial)),
    ],
    announced: { popup: 'Closed on Monday', slides: ['Copy a strategy', 'Bring a friend'] },
    sessionToken: empty,
    audienceToken: full,
    failNext: async (_, fault) => editors.failNext(fault),
  });
}
const open: kit.Capabilities = { sessions: false };
kit.describeNewsContract(runner, 'Editorial', editorialWorld, open);
kit.describeCampaignSlidesContract(runner, 'Editorial', editorialWorld, open);
kit.describeRegionPopupsContract(runner, 'Editorial', editorialWorld, open);
kit.describeResearchContract(runner, 'Editorial', editorialWorld, open);
kit.describeCampaignsContract(runner, 'Two', world(bind(Campaigns, () => new TwoCampaigns())), inMemory);
kit.describeStrategiesContract(runner, 'House', world(bind(Strategies, () => new HouseStrategy())), inMemory);
kit.describePartnersContract(runner, 'Book', world(bind(Partners, () => new PartnerBook())), inMemory);

// The help desk, and who counts.
kit.describeChatWidgetContract(
  runner,
  'Desk',
  () => {
    const widget = new DeskWidget();
    return {
      widget,
      arrive: () => undefined,
      loads: () => widget.made,
      askAgain: () => widget.ask(),
      user: () => widget.user,
      opened: () => widget.opened,
    };
  },
  inMemory,
);
const deskWorld = async () => {
  const identity = new DeskIdentity();
  return kit.makeFakeWorld({
    bindings: [
      bind(SupportIdentity, () => identity),
      bind(Conversations, () => new DeskConversations(identity)),
    ],
  });
};
kit.describeSupportIdentityContract(runner, 'Desk', deskWorld, inMemory);
kit.describeConversationsContract(runner, 'Desk', deskWorld, inMemory);
kit.describeSupportSecretContract(runner, 'Staff', () => ({
  secret: new StaffSecret(),
  expected: 'for-the-test-desk-only',
}));
kit.describeTagManagerContract(
  runner,
  'List',
  () => {
    const tagManager = new TagList();
    return { tagManager, loaded: () => tagManager.ids };
  },
  inMemory,
);
kit.describeTelemetryContract(
  runner,
  'AppLog',
  async () => {
    const telemetry = new AppLog();
    return { telemetry, arrived: async () => telemetry.events, close: async () => undefined };
  },
  inMemory,
);
