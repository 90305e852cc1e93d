import {
  copyPage,
  copyStart,
  readSocialView,
  socialTab,
  strategyPage,
  type SocialView,
} from '../../../src/domain/social/social-address';

const COPY_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const STRATEGIES: SocialView = { kind: 'tab', tab: 'strategies' };

test.each<[string, SocialView]>([
  ['', STRATEGIES],
  [socialTab('strategies'), STRATEGIES],
  [socialTab('copies'), { kind: 'tab', tab: 'copies' }],
  ['?tab=other', STRATEGIES],
  [strategyPage(12), { kind: 'strategy', strategyId: 12 }],
  ['?strategy=12', { kind: 'strategy', strategyId: 12 }],
  [copyStart(12), { kind: 'start', strategyId: 12 }],
  [copyPage(COPY_ID), { kind: 'copy', copyId: COPY_ID }],
  // An id that can't be one leaves the tab.
  ['?tab=copies&strategy=0', { kind: 'tab', tab: 'copies' }],
  ['?strategy=1234567890', STRATEGIES],
  ['?strategy=1.5', STRATEGIES],
  ['?start=-1', STRATEGIES],
  ['?start=', STRATEGIES],
  ['?tab=copies&copy=12', { kind: 'tab', tab: 'copies' }],
  // The start of a copy comes before a copy, and that before a strategy.
  [`?start=7&copy=${COPY_ID}&strategy=12`, { kind: 'start', strategyId: 7 }],
  [`?strategy=12&copy=${COPY_ID}`, { kind: 'copy', copyId: COPY_ID }],
])('the address %j names this view', (query, view) => {
  expect(readSocialView(new URLSearchParams(query))).toEqual(view);
});
