// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import type { FeatureKey } from '../early/features.generated';
import type { Feature } from './feature';

/** Loads the code of each feature of the table, in the first chunk of its row. */
export const LOADERS: Readonly<Record<FeatureKey, () => Promise<{ readonly feature: Feature }>>> = {
  'account': () => import(/* webpackChunkName: "account-stores" */ './features/accounts/account'),
  'accounts': () => import(/* webpackChunkName: "screen-accounts" */ './features/accounts/accounts'),
  'live': () => import(/* webpackChunkName: "live" */ './features/accounts/live'),
  'calculators': () => import(/* webpackChunkName: "screen-calculators" */ './features/calculators/calculators'),
  'campaigns': () => import(/* webpackChunkName: "screen-campaigns" */ './features/campaigns/campaigns'),
  'dashboard': () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard'),
  'upload-documents': () => import(/* webpackChunkName: "screen-upload-documents" */ './features/documents/upload-documents'),
  'third-parties': () => import(/* webpackChunkName: "third-parties" */ './features/marketing/third-parties'),
  'money': () => import(/* webpackChunkName: "money-stores" */ './features/money/money'),
  'news': () => import(/* webpackChunkName: "screen-news" */ './features/news/news'),
  'messages': () => import(/* webpackChunkName: "messages" */ './features/notifications/messages'),
  'notifications': () => import(/* webpackChunkName: "screen-notifications" */ './features/notifications/notifications'),
  'open-investment-account': () => import(/* webpackChunkName: "screen-open-investment-account" */ './features/onboarding/open-investment-account'),
  'opening': () => import(/* webpackChunkName: "opening" */ './features/opening/opening'),
  'partnership': () => import(/* webpackChunkName: "screen-partnership" */ './features/partnership/partnership'),
  'forgot-password': () => import(/* webpackChunkName: "screen-forgot-password" */ './features/passwords/forgot-password'),
  'new-password': () => import(/* webpackChunkName: "screen-new-password" */ './features/passwords/new-password'),
  'profile': () => import(/* webpackChunkName: "screen-profile" */ './features/profile/profile'),
  'registration': () => import(/* webpackChunkName: "registration" */ './features/registration/registration'),
  'research': () => import(/* webpackChunkName: "screen-research" */ './features/research/research'),
  'second-factor': () => import(/* webpackChunkName: "second-factor" */ './features/session/second-factor'),
  'rail': () => import(/* webpackChunkName: "rail" */ './features/shell/rail'),
  'shell': () => import(/* webpackChunkName: "shell" */ './features/shell/shell'),
  'social': () => import(/* webpackChunkName: "screen-social" */ './features/social/social'),
  'how-to-use': () => import(/* webpackChunkName: "screen-how-to-use" */ './features/support/how-to-use'),
  'telemetry': () => import(/* webpackChunkName: "telemetry" */ './features/telemetry/telemetry'),
  'platform': () => import(/* webpackChunkName: "screen-platform" */ './features/terminal/platform'),
  'terminal': () => import(/* webpackChunkName: "screen-terminal" */ './features/terminal/terminal'),
  'wallet': () => import(/* webpackChunkName: "screen-wallet" */ './features/wallet/wallet'),
};
