// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import type { Feature } from './feature';

/** Loads the code of each feature, in the order of the table of features, in the chunk of its row. */
export const LOADERS: readonly (() => Promise<{ readonly feature: Feature }>)[] = [
  () => import(/* webpackChunkName: "account-stores" */ './features/accounts/account'),
  () => import(/* webpackChunkName: "screen-accounts" */ './features/accounts/accounts'),
  () => import(/* webpackChunkName: "live" */ './features/accounts/live'),
  () => import(/* webpackChunkName: "screen-calculators" */ './features/calculators/calculators'),
  () => import(/* webpackChunkName: "screen-campaigns" */ './features/campaigns/campaigns'),
  () => import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard'),
  () => import(/* webpackChunkName: "screen-upload-documents" */ './features/documents/upload-documents'),
  () => import(/* webpackChunkName: "third-parties" */ './features/marketing/third-parties'),
  () => import(/* webpackChunkName: "money-stores" */ './features/money/money'),
  () => import(/* webpackChunkName: "screen-news" */ './features/news/news'),
  () => import(/* webpackChunkName: "shell-bar" */ './features/notifications/messages'),
  () => import(/* webpackChunkName: "screen-notifications" */ './features/notifications/notifications'),
  () => import(/* webpackChunkName: "screen-open-investment-account" */ './features/onboarding/open-investment-account'),
  () => import(/* webpackChunkName: "opening" */ './features/opening/opening'),
  () => import(/* webpackChunkName: "screen-partnership" */ './features/partnership/partnership'),
  () => import(/* webpackChunkName: "screen-forgot-password" */ './features/passwords/forgot-password'),
  () => import(/* webpackChunkName: "screen-new-password" */ './features/passwords/new-password'),
  () => import(/* webpackChunkName: "screen-profile" */ './features/profile/profile'),
  () => import(/* webpackChunkName: "registration" */ './features/registration/registration'),
  () => import(/* webpackChunkName: "screen-research" */ './features/research/research'),
  () => import(/* webpackChunkName: "second-factor" */ './features/session/second-factor'),
  () => import(/* webpackChunkName: "rail" */ './features/shell/rail'),
  () => import(/* webpackChunkName: "shell" */ './features/shell/shell'),
  () => import(/* webpackChunkName: "screen-social" */ './features/social/social'),
  () => import(/* webpackChunkName: "screen-how-to-use" */ './features/support/how-to-use'),
  () => import(/* webpackChunkName: "telemetry" */ './features/telemetry/telemetry'),
  () => import(/* webpackChunkName: "screen-platform" */ './features/terminal/platform'),
  () => import(/* webpackChunkName: "screen-terminal" */ './features/terminal/terminal'),
  () => import(/* webpackChunkName: "screen-wallet" */ './features/wallet/wallet'),
];
