import {
  INVEST_TABS,
  investTabOf,
  PARTNER_TABS,
  partnerPage,
  partnerTabOf,
  rewardIdOf,
} from '../../../src/domain/partnership/partner-tabs';

test.each(PARTNER_TABS)('the section %s has an address', (tab) => {
  const address = new URLSearchParams(partnerPage(tab, { state: 'paid' }));
  expect([partnerTabOf(address.get('tab')), address.get('state'), address.get('reward')]).toEqual([
    tab,
    'paid',
    null,
  ]);
});

test.each([null, '', 'no-such-tab', 'Overview'])('%j names no section: it is the overview', (text) =>
  expect(partnerTabOf(text)).toBe('overview'),
);

test('an address opens the working of a reward', () => {
  expect(rewardIdOf(new URLSearchParams(partnerPage('commissions', {}, 41)).get('reward'))).toBe(41);
  for (const text of [null, '', '0', '-1', '1e3', '9'.repeat(10)]) expect(rewardIdOf(text)).toBeNull();
});

test('trades without a reward are a section of invest’s page, and the clients are first', () => {
  expect(investTabOf({ tab: 'commissions', filter: { state: 'none' } })).toBe('unpaid');
  expect(investTabOf({ tab: 'commissions', filter: { state: 'paid' } })).toBe('commissions');
  expect(investTabOf({ tab: 'payouts', filter: {} })).toBe('payouts');
  expect(investTabOf({ tab: 'links', filter: {} })).toBe(INVEST_TABS[0]);
});
