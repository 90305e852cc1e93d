import type { OrderFields } from '../../../src/domain/money/order-terms';
import type { WalletQuote } from '../../../src/domain/wallet/wallet';
import {
  walletTransferTerms,
  walletWithdrawalTerms,
  type WalletContext,
  type WalletField,
  type WalletPart,
} from '../../../src/domain/wallet/wallet-terms';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { addressOf, someWallet } from '../../../src/testkit/wallet/wallet-data';

const ASSETS = someWallet().assets.map((asset) => ({ ...asset, available: '860.35' }));
const CONTEXT: WalletContext = {
  assets: ASSETS,
  addresses: [
    addressOf(),
    addressOf({ addressId: 'waiting', state: 'waiting' }),
    addressOf({ addressId: 'unknown-asset', asset: 'DOGE' }),
  ],
  accounts: [accountOf({ login: 601, currency: 'EUR', freeMargin: '279.15' })],
  quote: null,
};
const QUOTE = { quoteId: 'quote-1' } as WalletQuote;

type Entries = Partial<Record<WalletField, string>> & { text?: string };
const fieldsOf = ({ text = '100', ...fields }: Entries): OrderFields<WalletField> => ({
  ...fields,
  amount: { text, culture: 'en-US' },
});

describe('a withdrawal from the wallet', () => {
  test.each<[string, Entries, readonly WalletPart[], object | null]>([
    ['nothing', {}, ['address'], null],
    ['an address that waits', { address: 'waiting' }, ['address'], null],
    ['an address of an asset that is not there', { address: 'unknown-asset' }, [], null],
    [
      'a usable address',
      { address: 'address-1' },
      [],
      { direction: 'withdraw', asset: 'USDT', amount: '100.00', addressId: 'address-1', login: null },
    ],
    ['more than is available', { address: 'address-1', text: '861' }, [], null],
    ['less than the minimum of the network', { address: 'address-1', text: '9' }, [], null],
  ])('with %s knows what is missing and what is quoted', (_, entries, missing, quoteRequest) => {
    const terms = walletWithdrawalTerms(fieldsOf(entries), CONTEXT);
    expect([terms.missing, terms.quoteRequest]).toEqual([missing, quoteRequest]);
    expect([terms.direction, terms.needsReview]).toEqual(['withdraw', true]);
  });

  test('has the limits of its network and the digits of its asset', () => {
    const terms = walletWithdrawalTerms(fieldsOf({ address: 'address-1' }), CONTEXT);
    expect(terms.limits).toEqual({
      currency: 'USDT',
      digits: 2,
      min: '10.00',
      max: '10000.00',
      available: '860.35',
    });
    expect(terms.largestAmount).toBe('860.35');
  });
});

describe('a transfer between the wallet and an account', () => {
  const request = { asset: 'USDT', amount: '100.00', addressId: null, login: 601 };

  test.each<[string, Entries, WalletQuote | null, readonly WalletPart[], object | null]>([
    ['nothing', {}, null, ['asset', 'login'], null],
    ['an asset', { asset: 'USDT' }, null, ['login'], null],
    ['an account', { login: '601' }, null, ['asset'], null],
    ['an unknown account', { asset: 'USDT', login: '777' }, null, ['login'], null],
    [
      'both, before its quote',
      { asset: 'USDT', login: '601' },
      null,
      ['quote'],
      { ...request, direction: 'toAccount' },
    ],
    ['both and a quote', { asset: 'USDT', login: '601' }, QUOTE, [], { ...request, direction: 'toAccount' }],
    [
      'the other direction',
      { asset: 'USDT', login: '601', direction: 'toWallet' },
      QUOTE,
      [],
      { ...request, direction: 'toWallet' },
    ],
    ['an amount that is not valid', { asset: 'USDT', login: '601', text: 'x' }, null, [], null],
  ])('with %s knows what is missing and what is quoted', (_, entries, quote, missing, quoteRequest) => {
    const terms = walletTransferTerms(fieldsOf(entries), { ...CONTEXT, quote });
    expect([terms.missing, terms.quoteRequest]).toEqual([missing, quoteRequest]);
    expect(terms.needsReview).toBe(false);
  });

  test('has the available amount of the side that it leaves', () => {
    const fields = { asset: 'USDT', login: '601' };
    expect(walletTransferTerms(fieldsOf(fields), CONTEXT).limits).toEqual({
      currency: 'USDT',
      digits: 2,
      min: null,
      max: null,
      available: '860.35',
    });
    const intoWallet = walletTransferTerms(fieldsOf({ ...fields, direction: 'toWallet' }), CONTEXT);
    expect(intoWallet.limits).toEqual({ currency: 'EUR', min: null, max: null, available: '279.15' });
    expect(intoWallet.largestAmount).toBe('279.15');
  });

  test('from an account that is not chosen yet has no limits', () => {
    const terms = walletTransferTerms(fieldsOf({ asset: 'USDT', direction: 'toWallet' }), CONTEXT);
    expect(terms.limits).toEqual({ currency: '', min: null, max: null, available: null });
    expect([terms.largestAmount, terms.missing]).toEqual([null, ['login']]);
  });
});
