import type { CodeKey } from '../ui/router/code-key';
import type { Feature } from './feature';
import { textsOf } from '../texts.table';
import { feature as core } from './features/core';
import { feature as login } from './features/login';

/** A feature whose chunk comes when one of its screens is entered, or when it is asked for by its key. */
export interface LazyFeature {
  readonly key: string;
  readonly screens: readonly CodeKey[];
  /** Names of the states that it shows to extensions. */
  readonly states: readonly string[];
  /** The files of the shipped texts that its views need beside those of every page. */
  readonly texts: readonly string[];
  readonly load: () => Promise<{ readonly feature: Feature }>;
}

/** What a portal is made of. */
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

/** Everything that Portico has. A feature's doubles, which only tests need, stay out of its chunk by `webpackExports`. */
export const FEATURES: Features = Object.freeze({
  eager: [core, login],
  // prettier-ignore
  lazy: [
    lazy('shell', ['shell'],
      () => import(/* webpackChunkName: "shell", webpackExports: ["feature"] */ './features/shell')),
    lazy('third-parties', [],
      () => import(/* webpackChunkName: "third-parties", webpackExports: ["feature"] */ './features/third-parties')),
    lazy('telemetry', [],
      () => import(/* webpackChunkName: "telemetry", webpackExports: ["feature"] */ './features/telemetry')),
    lazy('messages', [],
      () => import(/* webpackChunkName: "messages", webpackExports: ["feature"] */ './features/messages')),
    lazy('live', [],
      () => import(/* webpackChunkName: "live", webpackExports: ["feature"] */ './features/live')),
    lazy('rail', [],
      () => import(/* webpackChunkName: "rail", webpackExports: ["feature"] */ './features/rail')),
    lazy('forgot-password', ['forgot-password'],
      () => import(/* webpackChunkName: "screen-forgot-password", webpackExports: ["feature"] */ './features/forgot-password')),
    lazy('new-password', ['new-password'],
      () => import(/* webpackChunkName: "screen-new-password", webpackExports: ["feature"] */ './features/new-password')),
    lazy('registration', ['register-open-trading-account', 'register-open-trading-account-invest', 'register-open-partner-account'],
      () => import(/* webpackChunkName: "registration", webpackExports: ["feature"] */ './features/registration')),
    lazy('accounts', ['accounts'],
      () => import(/* webpackChunkName: "screen-accounts", webpackExports: ["feature"] */ './features/accounts'),
      ['AccountsState']),
    lazy('account', [],
      () => import(/* webpackChunkName: "account-stores", webpackExports: ["feature"] */ './features/account')),
    lazy('money', [],
      () => import(/* webpackChunkName: "money-stores", webpackExports: ["feature"] */ './features/money')),
    lazy('dashboard', [],
      () => import(/* webpackChunkName: "dashboard", webpackExports: ["feature"] */ './features/dashboard')),
    lazy('opening', [],
      () => import(/* webpackChunkName: "opening", webpackExports: ["feature"] */ './features/opening')),
    lazy('research', ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'],
      () => import(/* webpackChunkName: "screen-research", webpackExports: ["feature"] */ './features/research')),
    lazy('news', ['news'],
      () => import(/* webpackChunkName: "screen-news", webpackExports: ["feature"] */ './features/news')),
    lazy('calculators', ['calculators'],
      () => import(/* webpackChunkName: "screen-calculators", webpackExports: ["feature"] */ './features/calculators')),
    lazy('how-to-use', ['how-to-use'],
      () => import(/* webpackChunkName: "screen-how-to-use", webpackExports: ["feature"] */ './features/how-to-use')),
    lazy('platform', ['platform'],
      () => import(/* webpackChunkName: "screen-platform", webpackExports: ["feature"] */ './features/platform')),
    lazy('terminal', ['webterminal4', 'webterminal5', 'webterminal5-demo'],
      () => import(/* webpackChunkName: "screen-terminal", webpackExports: ["feature"] */ './features/terminal')),
    lazy('second-factor', [],
      () => import(/* webpackChunkName: "second-factor", webpackExports: ["feature"] */ './features/second-factor')),
    lazy('profile', ['profile'],
      () => import(/* webpackChunkName: "screen-profile", webpackExports: ["feature"] */ './features/profile')),
    lazy('notifications', ['notifications'],
      () => import(/* webpackChunkName: "screen-notifications", webpackExports: ["feature"] */ './features/notifications')),
    lazy('campaigns', ['campaigns'],
      () => import(/* webpackChunkName: "screen-campaigns", webpackExports: ["feature"] */ './features/campaigns')),
    lazy('social', ['social'],
      () => import(/* webpackChunkName: "screen-social", webpackExports: ["feature"] */ './features/social')),
    lazy('upload-documents', ['upload-documents'],
      () => import(/* webpackChunkName: "screen-upload-documents", webpackExports: ["feature"] */ './features/upload-documents')),
    lazy('open-investment-account', ['open-investment-account'],
      () => import(/* webpackChunkName: "screen-open-investment-account", webpackExports: ["feature"] */ './features/open-investment-account')),
    lazy('wallet', ['wallet'],
      () => import(/* webpackChunkName: "screen-wallet", webpackExports: ["feature"] */ './features/wallet')),
    lazy('partnership', ['partnership-invest', 'partnership-shared'],
      () => import(/* webpackChunkName: "screen-partnership", webpackExports: ["feature"] */ './features/partnership')),
  ],
});
