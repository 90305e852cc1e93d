import { execFileSync } from 'node:child_process';
import * as portico from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { AppKeys, DirectoryPasskeys } from './passkeys';
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
import { replacement, type Replacement } from './replaced';
import {
  DirectoryAuth,
  DirectoryClients,
  DirectoryFactors,
  DirectoryPasswords,
  DirectorySessions,
  DoormanCaptcha,
  PagerCodes,
} from './sign-in';
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

/* Every port that an extension may replace, replaced once: the portal asks the adapter, and its own never. */

const PASSWORD = kit.TEST_PASSWORD;
const LOGIN = 2104417;
const signedIn = { signedIn: true } as const;
const book = () => new Book(kit.someAccounts(), PASSWORD);
const editorial = () => new Editorial(new Editors().fetch);

/** A directory with the client that test portals have, signed in. */
function directory(): Directory {
  const made = new Directory();
  made.open(made.add('main@portico.test', PASSWORD, { companyId: kit.companyIdOf('main') }));
  return made;
}

async function signIn({ login }: kit.TestPortal): Promise<void> {
  login.touched();
  login.setEmail('main@portico.test');
  login.setPassword(PASSWORD);
  await login.submit();
}

const settledWithout = (): void => undefined;

/** Ports of the start are used by it; of the others a store asks, or, where the kit shows none, the test. */
const REPLACED: Readonly<Record<string, Replacement>> = {
  AccountBooks: replacement(portico.AccountBooks, () => new HandwrittenBooks([LOGIN]), {
    stock: kit.FakeAccountBooks.prototype,
    options: signedIn,
    ask: (portal) =>
      portal.resolve(portico.AccountBooks).orders(LOGIN, { symbol: '', side: '' }, { cursor: '' }),
  }),
  AccountOpenings: replacement(portico.AccountOpenings, () => new BookOpenings(book()), {
    stock: kit.FakeAccountOpenings.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.AccountOpenings).offers(),
  }),
  AccountSettings: replacement(portico.AccountSettings, () => new BookSettings(book()), {
    stock: kit.FakeAccountSettings.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.AccountSettings).of(LOGIN),
  }),
  Accounts: replacement(portico.Accounts, () => new BookAccounts(book()), {
    stock: kit.FakeAccounts.prototype,
    options: signedIn,
    ask: (portal) => portal.accounts.load(),
  }),
  Applications: replacement(portico.Applications, () => new ApplicationsOnFile(() => undefined), {
    stock: kit.FakeApplications.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Applications).current(0),
  }),
  AssetWallet: replacement(portico.AssetWallet, () => new EtherVault(), {
    stock: kit.FakeAssetWallet.prototype,
    options: signedIn,
    // The double refuses a client without a wallet.
    ask: (portal) => portal.resolve(portico.AssetWallet).addresses().catch(settledWithout),
  }),
  Auth: replacement(portico.Auth, () => new DirectoryAuth(directory()), {
    stock: kit.FakeAuth.prototype,
    ask: signIn,
  }),
  CampaignSlides: replacement(portico.CampaignSlides, () => new EditorialSlides(editorial()), {
    stock: kit.FakeCampaignSlides.prototype,
    options: { ...signedIn, variant: 'bank' },
    ask: (portal) => portal.carousel.load(),
  }),
  Campaigns: replacement(portico.Campaigns, () => new TwoCampaigns(), {
    stock: kit.FakeCampaigns.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Campaigns).list(),
  }),
  Captcha: replacement(portico.Captcha, () => new DoormanCaptcha(), {
    stock: kit.FakeCaptcha.prototype,
    ask: signIn,
  }),
  ChatWidget: replacement(portico.ChatWidget, () => new DeskWidget(), {
    stock: kit.FakeChatWidget.prototype,
    options: {
      ...signedIn,
      config: { companies: { [kit.companyIdOf('main')]: { chat: { provider: 'zendesk', key: 'acme' } } } },
    },
    ask: (portal) => portal.chat.start(),
  }),
  ClientProgress: replacement(portico.ClientProgress, () => new ProgressOnFile(), {
    stock: kit.FakeClientProgress.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.ClientProgress).blockers(),
  }),
  Clients: replacement(portico.Clients, () => new DirectoryClients(directory()), {
    stock: kit.FakeClients.prototype,
    options: signedIn,
  }),
  Authenticator: replacement(portico.Authenticator, () => new AppKeys(() => true), {
    stock: kit.FakeAuthenticator.prototype,
    ask: (portal) => portal.resolve(portico.Authenticator).sign({ challenge: 'YWNtZQ' }),
  }),
  Clipboard: replacement(portico.Clipboard, () => new AppClipboard(() => true), {
    stock: kit.FakeClipboard.prototype,
    ask: (portal) => portal.resolve(portico.Clipboard).write('2104417'),
  }),
  Clock: replacement(portico.Clock, () => new CorrectedClock(90_000), {
    stock: kit.FakeClock.prototype,
    options: signedIn,
  }),
  ConfigSource: replacement(portico.ConfigSource, () => new BuiltInConfig(), {
    stock: kit.FakeConfigSource.prototype,
  }),
  Conversations: replacement(portico.Conversations, () => new DeskConversations(new DeskIdentity()), {
    stock: kit.FakeConversations.prototype,
    ask: (portal) => portal.conversation.load(),
  }),
  Countries: replacement(portico.Countries, () => new LicensedCountries(), {
    stock: kit.FakeCountries.prototype,
    ask: (portal) => portal.resolve(portico.Countries).list(7),
  }),
  Device: replacement(portico.Device, () => new AppDevice(), {
    stock: (portal) => portal.device,
    ask: (portal) => portal.resolve(portico.Device).system,
  }),
  Documents: replacement(portico.Documents, () => new DocumentsOnFile(), {
    stock: kit.FakeDocuments.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Documents).list(),
  }),
  Geo: replacement(portico.Geo, () => new OfficeGeo(), {
    stock: kit.FakeGeo.prototype,
    options: { address: '/login?utm_source=letter' },
    ask: (portal) => portal.marketing.start(),
  }),
  Languages: replacement(portico.Languages, () => new SpokenLanguages(), {
    stock: kit.FakeLanguages.prototype,
    ask: (portal) => portal.language.loadChoices(),
  }),
  LiveFigures: replacement(portico.LiveFigures, () => new BookFigures(book()), {
    stock: kit.FakeLiveFigures.prototype,
    ask: (portal) =>
      portal
        .resolve(portico.LiveFigures)
        .follow(null, () => undefined, AbortSignal.abort())
        .catch(() => undefined),
  }),
  LocalStore: replacement(portico.LocalStore, () => new AppStore(new AppStorage()), {
    stock: (portal) => portal.local,
  }),
  Marketing: replacement(portico.Marketing, () => new VisitBook(), {
    stock: kit.FakeMarketing.prototype,
    ask: (portal) => portal.marketing.start(),
  }),
  MoneyMoves: replacement(portico.MoneyMoves, () => new BookCashier(book()), {
    stock: kit.FakeMoneyMoves.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.MoneyMoves).pending(),
  }),
  News: replacement(portico.News, () => new EditorialNews(editorial()), {
    stock: kit.FakeNews.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.News).list('en-US', ''),
  }),
  Notifications: replacement(portico.Notifications, () => new Letters(), {
    stock: kit.FakeNotifications.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Notifications).list({ category: null, unreadOnly: false }, ''),
  }),
  OneTimeCodes: replacement(
    portico.OneTimeCodes,
    () => new PagerCodes(new CorrectedClock(0), () => undefined),
    {
      stock: kit.FakeOneTimeCodes.prototype,
      ask: (portal) => portal.resolve(portico.OneTimeCodes).send('sms', '+4930123456'),
    },
  ),
  Page: replacement(portico.Page, () => new AppPage(), { stock: kit.FakePage.prototype }),
  Partners: replacement(portico.Partners, () => new PartnerBook(), {
    stock: kit.FakePartners.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Partners).overview(),
  }),
  Passwords: replacement(portico.Passwords, () => new DirectoryPasswords(directory(), () => undefined), {
    stock: kit.FakePasswords.prototype,
    ask: (portal) => portal.resolve(portico.Passwords).requestLink('main@portico.test', { siteId: 7 }),
  }),
  PhoneNumbers: replacement(portico.PhoneNumbers, () => new DialCodes(), {
    stock: kit.FakePhoneNumbers.prototype,
    ask: (portal) => portal.resolve(portico.PhoneNumbers).read('030 901820', 'DE', '+49'),
  }),
  Platforms: replacement(portico.Platforms, () => new OneTerminal(), {
    stock: kit.FakePlatforms.prototype,
    options: signedIn,
    ask: (portal) => portal.platforms.load(),
  }),
  Profiles: replacement(portico.Profiles, () => new ProfileOnFile(PASSWORD), {
    stock: kit.FakeProfiles.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Profiles).current(),
  }),
  Rates: replacement(portico.Rates, () => new ClosingPrices(), {
    stock: kit.FakeRates.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Rates).marketData(),
  }),
  RegionPopups: replacement(portico.RegionPopups, () => new EditorialPopups(editorial()), {
    stock: kit.FakeRegionPopups.prototype,
    options: signedIn,
    ask: (portal) => portal.regionPopup.load(),
  }),
  Registration: replacement(portico.Registration, () => new DirectoryRegistration(directory()), {
    stock: kit.FakeRegistration.prototype,
    ask: (portal) => portal.resolve(portico.Registration).options(7),
  }),
  Research: replacement(portico.Research, () => new EditorialResearch(editorial()), {
    stock: kit.FakeResearch.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Research).address('av_ideas', 'en-US'),
  }),
  Passkeys: replacement(portico.Passkeys, () => new DirectoryPasskeys(directory(), () => false), {
    stock: kit.FakePasskeys.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Passkeys).state(),
  }),
  SecondFactors: replacement(portico.SecondFactors, () => new DirectoryFactors(directory(), () => false), {
    stock: kit.FakeSecondFactors.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.SecondFactors).state(),
  }),
  Sessions: replacement(portico.Sessions, () => new DirectorySessions(directory()), {
    stock: kit.FakeSessions.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Sessions).open(),
  }),
  Sites: replacement(portico.Sites, () => new OnlySite({ companyId: 1, siteId: 7 }), {
    stock: kit.FakeSites.prototype,
  }),
  Strategies: replacement(portico.Strategies, () => new HouseStrategy(), {
    stock: kit.FakeStrategies.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Strategies).list(),
  }),
  SupportIdentity: replacement(portico.SupportIdentity, () => new DeskIdentity(), {
    stock: kit.FakeSupportIdentity.prototype,
    options: signedIn,
    ask: (portal) => portal.chat.identity(),
  }),
  SupportSecret: replacement(portico.SupportSecret, () => new StaffSecret(), {
    stock: kit.FakeSupportSecret.prototype,
    ask: (portal) => portal.resolve(portico.SupportSecret).read(),
  }),
  TabStore: replacement(portico.TabStore, () => new AppStore(new AppStorage()), {
    stock: (portal) => portal.tab,
    options: signedIn,
  }),
  Tabs: replacement(portico.Tabs, () => new AppTabs(new AppWindows()), {
    stock: kit.FakeTabs.prototype,
    ask: (portal) =>
      portal.resolve(portico.Tabs).join('group', { lead: () => Promise.resolve(), hear: () => undefined }),
  }),
  TagManager: replacement(portico.TagManager, () => new TagList(), {
    stock: kit.FakeTagManager.prototype,
    options: { config: { tagManager: { main: 'GTM-ACME1' } } },
    ask: (portal) => portal.tagManager.start(),
  }),
  Telemetry: replacement(portico.Telemetry, () => new AppLog(), {
    stock: kit.FakeTelemetry.prototype,
    ask: (portal) =>
      portal.resolve(portico.Telemetry).record({
        kind: 'vital',
        name: 'LCP',
        value: 812,
        rating: 'good',
        route: 'login',
      }),
  }),
  Texts: replacement(portico.Texts, () => new HouseTexts(), { stock: kit.FakeTexts.prototype }),
  Wallets: replacement(portico.Wallets, () => new EthereumWallet(), {
    stock: kit.FakeWallets.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(portico.Wallets).current(),
  }),
};

interface Listed {
  readonly name: string;
  readonly replaceable: boolean;
}
const isListed = (one: unknown): one is Listed => typeof one === 'object' && one !== null && 'name' in one;
const listed: unknown = JSON.parse(
  execFileSync(process.execPath, ['node_modules/@portico/portal/cli/portico.js', 'ports', '--json'], {
    encoding: 'utf8',
  }),
);
const ports = Array.isArray(listed) ? listed.filter(isListed) : [];
const namesOf = (replaceable: boolean) =>
  ports.filter((one) => one.replaceable === replaceable).map(({ name }) => name);

test('`portico ports` lists them', () => expect(namesOf(true).length).toBeGreaterThan(40));

test.each(namesOf(true))('%s has an adapter here', (name) => expect(REPLACED).toHaveProperty(name));

test.each(Object.entries(REPLACED))(
  '%s: the adapter is asked, and the portal’s own never',
  async (_, { withAdapter, without }) => {
    const alone = await without();
    expect(alone.adapter).toEqual([]);
    expect(alone.stock).not.toEqual([]);
    const { adapter, stock } = await withAdapter();
    expect(stock).toEqual([]);
    expect(adapter).not.toEqual([]);
  },
);

test.each(namesOf(false))('%s is Portico’s own, and refused', (name) => {
  const extension = portico.defineExtension({
    id: 'acme',
    bindings: [portico.bind(portico.port(name), () => ({}))],
  });
  expect(() => kit.createTestPortal({ extensions: [extension] })).toThrow(
    `"${name}" is no port that can be replaced`,
  );
});
