import { chooseAccount, type AccountOffer } from '../../../src/domain/registration/registration-options';

const OFFERS: readonly AccountOffer[] = [
  { platform: 'MT5', accountType: 'Standard', currencies: ['USD', 'EUR'], leverages: [100, 50] },
  { platform: 'MT5', accountType: 'Raw', currencies: ['USD'], leverages: [30] },
  { platform: 'MT4', accountType: 'Standard', currencies: ['GBP'], leverages: [] },
];
const NOTHING = { platform: '', accountType: '', currency: '', leverage: '' };

test('the first offer is preselected', () => {
  expect(chooseAccount(OFFERS, NOTHING)).toEqual({
    platforms: ['MT5', 'MT4'],
    accountTypes: ['Standard', 'Raw'],
    currencies: ['USD', 'EUR'],
    leverages: [100, 50],
    wish: { platform: 'MT5', accountType: 'Standard', currency: 'USD', leverage: '100' },
  });
});

test('an offered choice stays selected', () => {
  const wish = { platform: 'MT5', accountType: 'Standard', currency: 'EUR', leverage: '50' };
  expect(chooseAccount(OFFERS, wish)?.wish).toEqual(wish);
});

test('a choice that the previous one excludes is replaced', () => {
  const wish = { platform: 'MT5', accountType: 'Raw', currency: 'EUR', leverage: '100' };
  expect(chooseAccount(OFFERS, wish)?.wish).toEqual({ ...wish, currency: 'USD', leverage: '30' });
  const other = chooseAccount(OFFERS, { ...wish, platform: 'MT4' });
  expect(other?.wish).toEqual({ platform: 'MT4', accountType: 'Standard', currency: 'GBP', leverage: '' });
});

test('without offers no choice is possible', () => {
  expect(chooseAccount([], NOTHING)).toBeUndefined();
});
