import type { CodeKey } from '../ui/router/code-key';
import type { Feature } from './feature';
import { textsOf } from '../early/texts.table';
import { feature as core } from './features/kernel/core';
import { feature as login } from './features/session/login';

/** A feature whose chunk is loaded when one of its screens is entered, or when it is requested by its key. */
export interface LazyFeature {
  readonly key: string;
  readonly screens: readonly CodeKey[];
  /** Names of the states that extensions may read. */
  readonly states: readonly string[];
  /** The files of shipped texts that its views need besides those of every page. */
  readonly texts: readonly string[];
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

/** The features of a portal. */
export interface Features {
  /** Part of the first bundle. */
  readonly eager: readonly Feature[];
  readonly lazy: readonly LazyFeature[];
}

const lazy = (
  key: string,
  screens: readonly CodeKey[],
  load: LazyFeature['load'],
  states: LazyFeature['states'] = [],
): LazyFeature => ({ key, screens, states, texts: textsOf(key), load });

/** All features of Portico. */
export const FEATURES: Features = Object.freeze({
  eager: [core, login],
  // prettier-ignore
  lazy: [
    lazy('shell', ['shell'],
      () => import(/* webpackChunkName: "shell" */ './features/shell/shell')),
    lazy('third-parties', [],
      () => import(/* webpackChunkName: "third-parties" */ './features/marketing/third-parties')),
    lazy('telemetry', [],
      () => import(/* webpackChunkName: "telemetry" */ './features/telemetry/telemetry')),
    lazy('messages', [],
      () => import(/* webpackChunkName: "messages" */ './features/notifications/messages')),
    lazy('live', [],
      () => import(/* webpackChunkName: "live" */ './features/accounts/live')),
    lazy('rail', [],
      () => import(/* webpackChunkName: "rail" */ './features/shell/rail')),
    lazy('forgot-password', ['forgot-password'],
      () => import(/* webpackChunkName: "screen-forgot-password" */ './features/passwords/forgot-password')),
    lazy('new-password', ['new-password'],
      () => import(/* webpackChunkName: "screen-new-password" */ './features/passwords/new-password')),
    lazy('registration', ['register-open-trading-account', 'register-open-trading-account-invest', 'register-open-partner-account'],
      () => import(/* webpackChunkName: "registration" */ './features/registration/registration')),
    lazy('accounts', ['accounts'],
      () => import(/* webpackChunkName: "screen-accounts" */ './features/accounts/accounts'),
      ['AccountsState']),
    lazy('account', [],
      () => import(/* webpackChunkName: "account-stores" */ './features/accounts/account')),
    lazy('money', [],
      () => import(/* webpackChunkName: "money-stores" */ './features/money/money')),
    lazy('dashboard', [],
      () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard')),
    lazy('opening', [],
      () => import(/* webpackChunkName: "opening" */ './features/opening/opening')),
    lazy('research', ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'],
      () => import(/* webpackChunkName: "screen-research" */ './features/research/research')),
    lazy('news', ['news'],
      () => import(/* webpackChunkName: "screen-news" */ './features/news/news')),
    lazy('calculators', ['calculators'],
      () => import(/* webpackChunkName: "screen-calculators" */ './features/calculators/calculators')),
    lazy('how-to-use', ['how-to-use'],
      () => import(/* webpackChunkName: "screen-how-to-use" */ './features/support/how-to-use')),
    lazy('platform', ['platform'],
      () => import(/* webpackChunkName: "screen-platform" */ './features/terminal/platform')),
    lazy('terminal', ['webterminal4', 'webterminal5', 'webterminal5-demo'],
      () => import(/* webpackChunkName: "screen-terminal" */ './features/terminal/terminal')),
    lazy('second-factor', [],
      () => import(/* webpackChunkName: "second-factor" */ './features/session/second-factor')),
    lazy('profile', ['profile'],
      () => import(/* webpackChunkName: "screen-profile" */ './features/profile/profile')),
    lazy('notifications', ['notifications'],
      () => import(/* webpackChunkName: "screen-notifications" */ './features/notifications/notifications')),
    lazy('campaigns', ['campaigns'],
      () => import(/* webpackChunkName: "screen-campaigns" */ './features/campaigns/campaigns')),
    lazy('social', ['social'],
      () => import(/* webpackChunkName: "screen-social" */ './features/social/social')),
    lazy('upload-documents', ['upload-documents'],
      () => import(/* webpackChunkName: "screen-upload-documents" */ './features/documents/upload-documents')),
    lazy('open-investment-account', ['open-investment-account'],
      () => import(/* webpackChunkName: "screen-open-investment-account" */ './features/onboarding/open-investment-account')),
    lazy('wallet', ['wallet'],
      () => import(/* webpackChunkName: "screen-wallet" */ './features/wallet/wallet')),
    lazy('partnership', ['partnership-invest', 'partnership-shared'],
      () => import(/* webpackChunkName: "screen-partnership" */ './features/partnership/partnership')),
  ],
});
