import type { ComponentType } from 'react';
import type { ScreenKey } from './domain/access/route-access.table';
import type { ScreenModule } from './infrastructure/di/create-container';

/** A screen's chunk: the view, and the container modules with its stores and adapters where it has any. */
export interface ScreenChunk {
  Screen: ComponentType;
  modules?: readonly ScreenModule[];
}

/** Where each screen's code lies; a chunk is loaded when its route is first entered. */
export const SCREENS: Readonly<Record<ScreenKey, () => Promise<ScreenChunk>>> = {
  // The page that most visits begin with: part of the first bundle, so that it needs no second trip.
  login: () => import(/* webpackMode: "eager" */ './ui/screens/login/login-screen'),
  'forgot-password': async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-forgot-password" */ './ui/screens/forgot-password/forgot-password-screen'),
      import(/* webpackChunkName: "screen-forgot-password" */ './infrastructure/di/screens/forgot-password.module'),
      import(/* webpackChunkName: "screen-forgot-password" */ './infrastructure/di/screens/passwords.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  'new-password': async () => {
    const [{ Screen }, { screenModule }, ...adapters] = await Promise.all([
      import(/* webpackChunkName: "screen-new-password" */ './ui/screens/new-password/new-password-screen'),
      import(/* webpackChunkName: "screen-new-password" */ './infrastructure/di/screens/new-password.module'),
      import(/* webpackChunkName: "screen-new-password" */ './infrastructure/di/screens/passwords.adapters'),
      import(/* webpackChunkName: "screen-new-password" */ './infrastructure/di/screens/registration.adapters'),
    ]);
    return { Screen, modules: [screenModule, ...adapters.map(({ screenAdapters }) => screenAdapters)] };
  },
  'register-open-trading-account': () => registrationChunk('StandardScreen'),
  'register-open-trading-account-invest': () => registrationChunk('InvestScreen'),
  'register-open-partner-account': async () => {
    const [{ Screen }, modules] = await Promise.all([
      import(/* webpackChunkName: "screen-register-partner" */ './ui/screens/register-open-partner-account/partner-screen'),
      registrationModules(),
    ]);
    return { Screen, modules };
  },
  accounts: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-accounts" */ './ui/screens/accounts/accounts-screen'),
      import(/* webpackChunkName: "screen-accounts" */ './infrastructure/di/screens/accounts.module'),
      import(/* webpackChunkName: "screen-accounts" */ './infrastructure/di/screens/accounts.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  technicalviews: () => researchChunk('TechnicalViews'),
  economicinsight: () => researchChunk('EconomicInsight'),
  marketbuzz: () => researchChunk('MarketBuzz'),
  featuredideas: () => researchChunk('FeaturedIdeas'),
  news: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-news" */ './ui/screens/news/news-screen'),
      import(/* webpackChunkName: "screen-news" */ './infrastructure/di/screens/news.module'),
      import(/* webpackChunkName: "screen-news" */ './infrastructure/di/screens/news.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  calculators: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-calculators" */ './ui/screens/calculators/calculators-screen'),
      import(/* webpackChunkName: "screen-calculators" */ './infrastructure/di/screens/calculators.module'),
      import(/* webpackChunkName: "screen-calculators" */ './infrastructure/di/screens/calculators.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  'how-to-use': () => import(/* webpackChunkName: "screen-how-to-use" */ './ui/screens/how-to-use/how-to-use-screen'),
  platform: async () => {
    const [{ Screen }, { screenModule }, ...adapters] = await Promise.all([
      import(/* webpackChunkName: "screen-platform" */ './ui/screens/platform/platform-screen'),
      import(/* webpackChunkName: "screen-platform" */ './infrastructure/di/screens/platform.module'),
      import(/* webpackChunkName: "screen-platform" */ './infrastructure/di/screens/platform.adapters'),
      import(/* webpackChunkName: "screen-platform" */ './infrastructure/di/screens/accounts.adapters'),
    ]);
    return { Screen, modules: [screenModule, ...adapters.map(({ screenAdapters }) => screenAdapters)] };
  },
  profile: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-profile" */ './ui/screens/profile/profile-screen'),
      import(/* webpackChunkName: "screen-profile" */ './infrastructure/di/screens/profile.module'),
      import(/* webpackChunkName: "screen-profile" */ './infrastructure/di/screens/profile.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  notifications: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-notifications" */ './ui/screens/notifications/notifications-screen'),
      import(/* webpackChunkName: "screen-notifications" */ './infrastructure/di/screens/notifications.module'),
      import(/* webpackChunkName: "screen-notifications" */ './infrastructure/di/screens/notifications.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  campaigns: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-campaigns" */ './ui/screens/campaigns/campaigns-screen'),
      import(/* webpackChunkName: "screen-campaigns" */ './infrastructure/di/screens/campaigns.module'),
      import(/* webpackChunkName: "screen-campaigns" */ './infrastructure/di/screens/campaigns.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  social: async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-social" */ './ui/screens/social/social-screen'),
      import(/* webpackChunkName: "screen-social" */ './infrastructure/di/screens/social.module'),
      import(/* webpackChunkName: "screen-social" */ './infrastructure/di/screens/social.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  'upload-documents': async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-upload-documents" */ './ui/screens/upload-documents/upload-documents-screen'),
      import(/* webpackChunkName: "screen-upload-documents" */ './infrastructure/di/screens/upload-documents.module'),
      import(/* webpackChunkName: "screen-upload-documents" */ './infrastructure/di/screens/upload-documents.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  'open-investment-account': async () => {
    const [{ Screen }, { screenModule }, { screenAdapters }] = await Promise.all([
      import(/* webpackChunkName: "screen-open-investment-account" */ './ui/screens/open-investment-account/open-investment-account-screen'),
      import(/* webpackChunkName: "screen-open-investment-account" */ './infrastructure/di/screens/open-investment-account.module'),
      import(/* webpackChunkName: "screen-open-investment-account" */ './infrastructure/di/screens/open-investment-account.adapters'),
    ]);
    return { Screen, modules: [screenModule, screenAdapters] };
  },
  wallet: async () => {
    const [{ Screen }, { screenModule }, ...adapters] = await Promise.all([
      import(/* webpackChunkName: "screen-wallet" */ './ui/screens/wallet/wallet-screen'),
      import(/* webpackChunkName: "screen-wallet" */ './infrastructure/di/screens/wallet.module'),
      import(/* webpackChunkName: "screen-wallet" */ './infrastructure/di/screens/wallet.adapters'),
      import(/* webpackChunkName: "screen-wallet" */ './infrastructure/di/screens/accounts.adapters'),
    ]);
    return { Screen, modules: [screenModule, ...adapters.map(({ screenAdapters }) => screenAdapters)] };
  },
  'partnership-invest': () => partnershipChunk('PartnershipInvest'),
  'partnership-shared': () => partnershipChunk('PartnershipShared'),
  webterminal4: () => terminalChunk('Mt4Terminal'),
  webterminal5: () => terminalChunk('Mt5Terminal'),
  'webterminal5-demo': () => terminalChunk('Mt5DemoTerminal'),
};

/** The two forms that open a trading account are one chunk. */
async function registrationChunk(view: 'StandardScreen' | 'InvestScreen'): Promise<ScreenChunk> {
  const [screens, modules] = await Promise.all([
    import(/* webpackChunkName: "screen-register" */ './ui/screens/register-open-trading-account/registration-screens'),
    registrationModules(),
  ]);
  return { Screen: screens[view], modules };
}

/** Stores and adapters of all registration pages. */
async function registrationModules(): Promise<NonNullable<ScreenChunk['modules']>> {
  const [{ screenModule }, ...adapters] = await Promise.all([
    import(/* webpackChunkName: "registration" */ './infrastructure/di/screens/registration.module'),
    import(/* webpackChunkName: "registration" */ './infrastructure/di/screens/registration.adapters'),
    import(/* webpackChunkName: "registration" */ './infrastructure/di/screens/visitor-lists.adapters'),
  ]);
  return [screenModule, ...adapters.map(({ screenAdapters }) => screenAdapters)];
}

type ResearchView = 'TechnicalViews' | 'EconomicInsight' | 'MarketBuzz' | 'FeaturedIdeas';

/** The four research pages are one chunk. */
async function researchChunk(view: ResearchView): Promise<ScreenChunk> {
  const [screens, { screenModule }, { screenAdapters }] = await Promise.all([
    import(/* webpackChunkName: "screen-research" */ './ui/screens/research/research-screens'),
    import(/* webpackChunkName: "screen-research" */ './infrastructure/di/screens/research.module'),
    import(/* webpackChunkName: "screen-research" */ './infrastructure/di/screens/research.adapters'),
  ]);
  return { Screen: screens[view], modules: [screenModule, screenAdapters] };
}

/** So are the three web terminals. */
async function terminalChunk(view: 'Mt4Terminal' | 'Mt5Terminal' | 'Mt5DemoTerminal'): Promise<ScreenChunk> {
  const [screens, { screenModule }] = await Promise.all([
    import(/* webpackChunkName: "screen-terminal" */ './ui/screens/terminal/terminal-screens'),
    import(/* webpackChunkName: "screen-terminal" */ './infrastructure/di/screens/terminal.module'),
  ]);
  return { Screen: screens[view], modules: [screenModule] };
}

/** Both partnership screens are one chunk. */
async function partnershipChunk(view: 'PartnershipInvest' | 'PartnershipShared'): Promise<ScreenChunk> {
  const [screens, { screenModule }, { screenAdapters }] = await Promise.all([
    import(/* webpackChunkName: "screen-partnership" */ './ui/screens/partnership/partnership-screens'),
    import(/* webpackChunkName: "screen-partnership" */ './infrastructure/di/screens/partnership.module'),
    import(/* webpackChunkName: "screen-partnership" */ './infrastructure/di/screens/partnership.adapters'),
  ]);
  return { Screen: screens[view], modules: [screenModule, screenAdapters] };
}
