import { nameOf } from '../infrastructure/di/token';
import type { CodeKey } from '../ui/router/code-context';
import type { Feature } from './feature';
import { feature as core } from './features/core';
import { feature as login } from './features/login';

/** A feature whose chunk comes when one of its screens is entered, or when it is asked for by its key. */
export interface LazyFeature {
  readonly key: string;
  readonly screens: readonly CodeKey[];
  /** Names of the ports that it and its `needs` bind, so that an extension is checked before the chunk is loaded. */
  readonly ports: readonly string[];
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
  ports: readonly string[],
  load: LazyFeature['load'],
): LazyFeature => ({ key, screens, ports, load });

/** Everything that Portico has. A feature's doubles, which only tests need, stay out of its chunk by `webpackExports`. */
export const FEATURES: Features = Object.freeze({
  eager: [core, login],
  // prettier-ignore
  lazy: [
    lazy('shell', ['shell'], ['CampaignSlides', 'Platforms'],
      () => import(/* webpackChunkName: "shell", webpackExports: ["feature"] */ './features/shell')),
    lazy('third-parties', [], ['ChatWidget', 'Conversations', 'Geo', 'Marketing', 'SupportIdentity', 'SupportSecret', 'TagManager'],
      () => import(/* webpackChunkName: "third-parties", webpackExports: ["feature"] */ './features/third-parties')),
    lazy('telemetry', [], ['Telemetry'],
      () => import(/* webpackChunkName: "telemetry", webpackExports: ["feature"] */ './features/telemetry')),
    lazy('messages', [], ['Notifications'],
      () => import(/* webpackChunkName: "messages", webpackExports: ["feature"] */ './features/messages')),
    lazy('rail', [], ['Accounts', 'Documents', 'Notifications'],
      () => import(/* webpackChunkName: "rail", webpackExports: ["feature"] */ './features/rail')),
    lazy('forgot-password', ['forgot-password'], ['Passwords'],
      () => import(/* webpackChunkName: "screen-forgot-password", webpackExports: ["feature"] */ './features/forgot-password')),
    lazy('new-password', ['new-password'], ['Passwords', 'Registration'],
      () => import(/* webpackChunkName: "screen-new-password", webpackExports: ["feature"] */ './features/new-password')),
    lazy('registration', ['register-open-trading-account', 'register-open-trading-account-invest', 'register-open-partner-account'], ['Countries', 'OneTimeCodes', 'PhoneNumbers', 'Registration'],
      () => import(/* webpackChunkName: "registration", webpackExports: ["feature"] */ './features/registration')),
    lazy('accounts', ['accounts'], ['Accounts', 'RegionPopups'],
      () => import(/* webpackChunkName: "screen-accounts", webpackExports: ["feature"] */ './features/accounts')),
    lazy('research', ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'], ['Research'],
      () => import(/* webpackChunkName: "screen-research", webpackExports: ["feature"] */ './features/research')),
    lazy('news', ['news'], ['News'],
      () => import(/* webpackChunkName: "screen-news", webpackExports: ["feature"] */ './features/news')),
    lazy('calculators', ['calculators'], ['Accounts', 'Rates'],
      () => import(/* webpackChunkName: "screen-calculators", webpackExports: ["feature"] */ './features/calculators')),
    lazy('how-to-use', ['how-to-use'], [],
      () => import(/* webpackChunkName: "screen-how-to-use", webpackExports: ["feature"] */ './features/how-to-use')),
    lazy('platform', ['platform'], ['Accounts', 'Device'],
      () => import(/* webpackChunkName: "screen-platform", webpackExports: ["feature"] */ './features/platform')),
    lazy('terminal', ['webterminal4', 'webterminal5', 'webterminal5-demo'], ['Accounts'],
      () => import(/* webpackChunkName: "screen-terminal", webpackExports: ["feature"] */ './features/terminal')),
    lazy('profile', ['profile'], ['Profiles'],
      () => import(/* webpackChunkName: "screen-profile", webpackExports: ["feature"] */ './features/profile')),
    lazy('notifications', ['notifications'], ['Notifications'],
      () => import(/* webpackChunkName: "screen-notifications", webpackExports: ["feature"] */ './features/notifications')),
    lazy('campaigns', ['campaigns'], ['Campaigns'],
      () => import(/* webpackChunkName: "screen-campaigns", webpackExports: ["feature"] */ './features/campaigns')),
    lazy('social', ['social'], ['Strategies'],
      () => import(/* webpackChunkName: "screen-social", webpackExports: ["feature"] */ './features/social')),
    lazy('upload-documents', ['upload-documents'], ['Documents'],
      () => import(/* webpackChunkName: "screen-upload-documents", webpackExports: ["feature"] */ './features/upload-documents')),
    lazy('open-investment-account', ['open-investment-account'], ['Applications'],
      () => import(/* webpackChunkName: "screen-open-investment-account", webpackExports: ["feature"] */ './features/open-investment-account')),
    lazy('wallet', ['wallet'], ['Accounts', 'Wallets'],
      () => import(/* webpackChunkName: "screen-wallet", webpackExports: ["feature"] */ './features/wallet')),
    lazy('partnership', ['partnership-invest', 'partnership-shared'], ['Partners'],
      () => import(/* webpackChunkName: "screen-partnership", webpackExports: ["feature"] */ './features/partnership')),
  ],
});

/** The names of all ports that features bind: those that an extension may replace. */
export function replaceablePorts({ eager, lazy }: Features): readonly string[] {
  const bound = eager.flatMap(portsOf);
  return [...new Set([...bound, ...lazy.flatMap(({ ports }) => ports)])].sort();
}

function portsOf({ ports = [], needs = [] }: Feature): readonly string[] {
  return [...ports.map(({ token }) => nameOf(token)), ...needs.flatMap(portsOf)];
}
