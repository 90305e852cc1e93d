import type { Variant } from './portal';

export interface InstantsPage {
  /** The zone of all its times: the zone of its range of days, or the browser's. */
  readonly zone: 'books' | 'browser';
  readonly variant?: Variant;
  /** The files below `src/ui` that show instants or days on it. */
  readonly files: readonly string[];
  /** The seeded client has no files there, so that only its own are counted. */
  readonly isEmpty?: true;
}

const ACCOUNT = '/accounts?account=50128841';

/** Every page with instants or days, by its address. A file of several pages is named once. */
export const PAGES_WITH_INSTANTS: Readonly<Record<string, InstantsPage>> = {
  '/accounts': {
    zone: 'browser',
    files: [
      'accounts/totals/figures-time',
      'components/panels/fresh-panel',
      'dashboard/blockers',
      'dashboard/latest-funds',
      'dashboard/pending-items',
      'money/screens/pending-requests',
      'shell/banners/session-warning',
      'shell/banners/use-due-date',
      'shell/rail/rail-activity',
      'shell/support/chat-messages',
    ],
  },
  [ACCOUNT]: {
    zone: 'books',
    files: ['accounts/detail/account-about', 'accounts/detail/curve-panel', 'components/chart/day-chart'],
  },
  [`${ACCOUNT}&tab=positions`]: { zone: 'books', files: ['accounts/detail/books/sections'] },
  [`${ACCOUNT}&tab=orders`]: { zone: 'books', files: ['accounts/detail/books/orders'] },
  [`${ACCOUNT}&tab=history`]: { zone: 'books', files: ['accounts/detail/books/history'] },
  [`${ACCOUNT}&tab=funds`]: { zone: 'books', files: [] },
  [`${ACCOUNT}&tab=statements`]: {
    zone: 'books',
    files: ['accounts/detail/books/costs', 'accounts/detail/books/statement-rows'],
  },
  [`${ACCOUNT}&tab=settings`]: {
    zone: 'books',
    files: ['accounts/detail/account-settings'],
    isEmpty: true,
  },
  '/accounts?deposit=50128841': {
    zone: 'browser',
    files: [
      'money/parts/cancel-request',
      'money/parts/decision-time',
      'money/parts/request-page',
      'money/parts/request-timeline',
      'money/screens/money-form',
    ],
    isEmpty: true,
  },
  '/accounts?open=demo': { zone: 'browser', files: ['opening/screens/opening-result'], isEmpty: true },
  '/Profile': {
    zone: 'browser',
    files: ['profile/screens/introducer', 'profile/screens/lock', 'profile/screens/personal-data', 'profile/screens/profile-review'],
  },
  '/Profile?tab=security': {
    zone: 'browser',
    files: [
      'profile/screens/passkeys',
      'profile/screens/second-factor',
      'profile/screens/security-history',
      'profile/screens/sessions',
      'profile/screens/sign-in-history',
    ],
  },
  '/calculators': { zone: 'browser', files: ['calculators/screens/source-text'] },
  '/notifications': { zone: 'browser', files: ['notifications/screens/message-row'] },
  '/upload-documents': {
    zone: 'browser',
    files: ['documents/parts/document-state', 'documents/screens/document-blocks'],
  },
  '/open-investment-account': {
    zone: 'browser',
    files: [
      'onboarding/parts/answer-text',
      'onboarding/screens/application-head',
      'onboarding/screens/conflict-dialog',
      'onboarding/screens/cooling-off',
      'onboarding/screens/external-onboarding',
      'onboarding/screens/re-assessment',
      'onboarding/screens/re-assessment-aside',
      'onboarding/screens/timeline',
    ],
    isEmpty: true,
  },
  '/news': {
    zone: 'browser',
    files: ['news/parts/news-meta', 'news/parts/withdrawn-notice', 'news/screens/news-head', 'news/screens/stale-news'],
  },
  '/news?article=1': { zone: 'browser', files: ['news/article/article-aside', 'news/article/corrections', 'news/article/since-publication'] },
  '/partnership': {
    zone: 'books',
    variant: 'international',
    files: [
      'partnership/overview/commission-weeks',
      'partnership/payouts/next-payment',
      'partnership/screens/partnership-page',
    ],
  },
  '/partnership?tab=clients': {
    zone: 'books',
    variant: 'international',
    files: ['partnership/lists/cpa-conditions', 'partnership/overview/client-weeks'],
  },
  '/partnership?tab=commissions': {
    zone: 'books',
    variant: 'international',
    files: ['partnership/lists/commissions-tab', 'partnership/lists/reward-why'],
  },
  '/partnership?tab=links': {
    zone: 'books',
    variant: 'international',
    files: ['partnership/links/material-item'],
  },
  '/partnership?tab=agreement': {
    zone: 'books',
    variant: 'international',
    files: ['partnership/agreement/agreement-tab', 'partnership/agreement/application-state'],
  },
  '/partnership?tab=payouts': {
    zone: 'books',
    variant: 'international',
    files: [
      'partnership/payouts/destination-form',
      'partnership/payouts/partner-statement',
      'partnership/payouts/pay-days',
    ],
  },
  '/campaigns': { zone: 'books', variant: 'international', files: ['campaigns/parts/period', 'campaigns/bonus/bonus-section', 'campaigns/bonus/bonus-trades', 'campaigns/page/campaign-terms', 'campaigns/contest/board-table', 'campaigns/contest/own-figures', 'campaigns/contest/own-trades'] },
  '/portico-social': {
    zone: 'browser',
    variant: 'international',
    files: [
      'social/copies/copy-fees',
      'social/copies/copy-positions',
      'social/rehearsal/rehearsal-curve',
      'social/rehearsal/rehearsal-figures',
      'social/rehearsal/rehearsal-intro',
      'social/screens/strategy-name',
      'social/start/stepwise-start',
      'social/strategy/strategy-deals',
      'social/strategy/strategy-disclosure',
      'social/strategy/strategy-page',
      'social/strategy/strategy-years',
      'social/strategy/unit-curve',
    ],
    isEmpty: true,
  },
  '/wallet': {
    zone: 'browser',
    variant: 'international',
    files: [
      'wallet/screens/balances',
      'wallet/screens/overview',
      'wallet/screens/payout-address',
      'wallet/screens/pending-moves',
      'wallet/screens/wallet-screen',
    ],
  },
  '/wallet?tab=addresses': {
    zone: 'browser',
    variant: 'international',
    files: ['wallet/screens/addresses', 'wallet/screens/new-address'],
  },
  '/wallet?tab=deposit': { zone: 'browser', variant: 'international', files: ['wallet/screens/deposit'] },
  '/wallet?tab=withdraw': { zone: 'browser', variant: 'international', files: ['wallet/screens/withdraw'] },
  '/wallet?tab=history': { zone: 'books', variant: 'international', files: ['wallet/screens/history'] },
};
