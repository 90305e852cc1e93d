// Written by `npm run generate` from the files that lie there. Add a file, then run it again.

import { featureTable } from './feature-row';

/** The row of each feature that is loaded later, from the feature's file. */
export const FEATURE_ROWS = featureTable({
  'account': { chunks: ['account-stores'], texts: ['account'] },
  'accounts': { screens: ['accounts'], chunks: ['screen-accounts'], calls: ['accounts'], states: ['AccountsState'] },
  'live': { chunks: ['live'] },
  'calculators': { screens: ['calculators'], chunks: ['screen-calculators'], texts: ['calculators'] },
  'campaigns': { screens: ['campaigns'], chunks: ['screen-campaigns'], texts: ['campaigns'] },
  'dashboard': { chunks: ['dashboard'], texts: ['account'] },
  'upload-documents': { screens: ['upload-documents'], chunks: ['screen-upload-documents'], calls: ['documents'] },
  'third-parties': { chunks: ['third-parties'] },
  'money': { chunks: ['money-stores'], texts: ['account'] },
  'news': { screens: ['news'], chunks: ['screen-news'], texts: ['news'] },
  'messages': { chunks: ['messages'] },
  'notifications': { screens: ['notifications'], chunks: ['screen-notifications'], texts: ['notifications'], calls: ['notifications'] },
  'open-investment-account': { screens: ['open-investment-account'], chunks: ['screen-open-investment-account'], texts: ['open-investment-account'] },
  'opening': { chunks: ['opening'], texts: ['account'] },
  'partnership': { screens: ['partnership-invest', 'partnership-shared'], chunks: ['screen-partnership'], texts: ['partnership'] },
  'forgot-password': { screens: ['forgot-password'], chunks: ['screen-forgot-password'], texts: ['forgot-password'] },
  'new-password': { screens: ['new-password'], chunks: ['screen-new-password'], texts: ['new-password'] },
  'profile': { screens: ['profile'], chunks: ['screen-profile'], texts: ['profile', 'registration', 'notifications', 'account'], calls: ['profile'] },
  'registration': { screens: ['register-open-trading-account', 'register-open-trading-account-invest', 'register-open-partner-account'], chunks: ['registration'], viewChunks: { 'register-open-trading-account': ['screen-register'] }, texts: ['registration'] },
  'research': { screens: ['technicalviews', 'economicinsight', 'marketbuzz', 'featuredideas'], chunks: ['screen-research'], texts: ['research'] },
  'second-factor': { chunks: ['second-factor'] },
  'rail': { chunks: ['rail'] },
  'shell': { screens: ['shell'], chunks: ['shell'] },
  'social': { screens: ['social'], chunks: ['screen-social'], texts: ['social'] },
  'how-to-use': { screens: ['how-to-use'], chunks: ['screen-how-to-use'], texts: ['how-to-use'] },
  'telemetry': { chunks: ['telemetry'] },
  'platform': { screens: ['platform'], chunks: ['screen-platform'], texts: ['platform'], calls: ['accounts'] },
  'terminal': { screens: ['webterminal4', 'webterminal5', 'webterminal5-demo'], chunks: ['screen-terminal'], texts: ['terminal'] },
  'wallet': { screens: ['wallet'], chunks: ['screen-wallet'], texts: ['wallet', 'account'], calls: ['digitalAsset', 'accounts'] },
});

export type FeatureKey = keyof typeof FEATURE_ROWS;
