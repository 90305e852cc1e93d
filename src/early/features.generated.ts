// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import type { FeatureTable } from './feature-row';

const ROWS = {
  'account': { chunk: 'account-stores', texts: ['account'] },
  'accounts': { screens: ['accounts'], calls: ['accounts'], states: ['AccountsState'] },
  'live': { chunk: 'live' },
  'calculators': { screens: ['calculators'], texts: ['calculators'] },
  'campaigns': { screens: ['campaigns'], texts: ['campaigns', 'account'] },
  'dashboard': { chunk: 'dashboard', texts: ['account'] },
  'upload-documents': { screens: ['upload-documents'], calls: ['documents'] },
  'third-parties': { chunk: 'third-parties' },
  'money': { chunk: 'money-stores', texts: ['account'] },
  'news': { screens: ['news'], texts: ['news'] },
  'messages': { chunk: 'shell-bar' },
  'notifications': { screens: ['notifications'], texts: ['notifications'], calls: ['notifications'] },
  'open-investment-account': { screens: ['open-investment-account'], texts: ['open-investment-account'] },
  'opening': { chunk: 'opening', texts: ['account'] },
  'partnership': { screens: ['partnership-invest', 'partnership-shared'], texts: ['partnership', 'payouts', 'agreement', 'material', 'registration', 'account'] },
  'forgot-password': { screens: ['forgot-password'], texts: ['forgot-password'] },
  'new-password': { screens: ['new-password'], texts: ['new-password'] },
  'profile': { screens: ['profile'], texts: ['profile', 'registration', 'notifications', 'account'], calls: ['profile'] },
  'registration': { screens: ['register-open-trading-account', 'register-open-trading-account-invest', 'register-open-partner-account'], chunk: 'registration', viewChunks: { 'register-open-trading-account': ['screen-register'] }, texts: ['registration'] },
  'research': { screens: ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'], texts: ['research'] },
  'second-factor': { chunk: 'second-factor' },
  'rail': { chunk: 'rail' },
  'shell': { screens: ['shell'], chunk: 'shell' },
  'social': { screens: ['social'], texts: ['social', 'account'] },
  'how-to-use': { screens: ['how-to-use'], texts: ['how-to-use'] },
  'telemetry': { chunk: 'telemetry' },
  'platform': { screens: ['platform'], texts: ['platform'], calls: ['accounts'] },
  'terminal': { screens: ['webterminal4', 'webterminal5', 'webterminal5-demo'], texts: ['terminal'] },
  'wallet': { screens: ['wallet'], texts: ['wallet', 'account'], calls: ['digitalAsset', 'accounts'] },
} as const;

/** The row of each feature that is loaded later, from the feature's file. */
export const FEATURE_ROWS: FeatureTable<typeof ROWS> = ROWS;

export type FeatureKey = keyof typeof FEATURE_ROWS;
