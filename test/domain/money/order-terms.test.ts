import {
  depositTerms,
  transferTerms,
  withdrawalTerms,
  type MoneyContext,
  type OrderPart,
  type OrderFields,
} from '../../../src/domain/money/order-terms';
import type { PaymentMethod, PaymentMethods } from '../../../src/domain/money/payment-method';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

const METHOD: PaymentMethod = {
  id: 'bank',
  kind: 'bank',
  title: null,
  note: null,
  currencies: [],
  min: '50.00',
  max: '5000.00',
  feePercent: null,
  feeFixed: null,
  time: null,
  networks: [],
  needsAddress: false,
};
const TRON = { id: 'TRON', title: 'Tron', asset: 'USDT', minDeposit: null, confirmations: null };
const CRYPTO: PaymentMethod = {
  ...METHOD,
  id: 'crypto',
  kind: 'crypto',
  min: '10.00',
  networks: [TRON, { ...TRON, id: 'ETH' }],
  needsAddress: true,
};
const CARD: PaymentMethod = { ...METHOD, id: 'card', kind: 'card' };

const methodsOf = (
  methods: readonly PaymentMethod[],
  available: string | null = '860.35',
): PaymentMethods => ({ methods, currency: 'USD', available, heldUntil: null, waitHours: null });

const CONTEXT: MoneyContext = {
  login: 501,
  accounts: [
    accountOf({ login: 501 }),
    accountOf({ login: 601, currency: 'EUR' }),
    accountOf({ login: 901, kind: 'demo' }),
  ],
  methods: methodsOf([CARD, METHOD, CRYPTO]),
  quote: null,
};

type Entries = Partial<Record<OrderPart, string>> & { text?: string };
const fieldsOf = ({ text = '100', ...fields }: Entries): OrderFields<OrderPart> => ({
  ...fields,
  amount: { text, culture: 'en-US' },
});
const QUOTE_REQUEST = {
  login: 501,
  amount: '100.00',
  currency: 'USD',
  toLogin: null,
  methodId: null,
  network: null,
};

describe('a deposit', () => {
  const direction = 'deposit';

  test.each<[string, Entries, readonly OrderPart[], object | null]>([
    ['nothing', {}, ['method'], null],
    ['a method', { method: 'card' }, [], { ...QUOTE_REQUEST, direction, methodId: 'card' }],
    ['an unknown method', { method: 'cheque' }, ['method'], null],
    [
      'a method without its network',
      { method: 'crypto' },
      ['network'],
      { ...QUOTE_REQUEST, direction, methodId: 'crypto' },
    ],
    [
      'a method with its network',
      { method: 'crypto', network: 'ETH' },
      [],
      { ...QUOTE_REQUEST, direction, methodId: 'crypto', network: 'ETH' },
    ],
    [
      'a method without networks, and a network',
      { method: 'card', network: 'ETH' },
      [],
      { ...QUOTE_REQUEST, direction, methodId: 'card' },
    ],
    ['an amount below the minimum', { method: 'card', text: '49.99' }, [], null],
    ['no amount', { method: 'card', text: '' }, [], null],
  ])('with %s knows what is missing and what is quoted', (_, entries, missing, quoteRequest) => {
    const terms = depositTerms(fieldsOf(entries), CONTEXT);
    expect([terms.missing, terms.quoteRequest]).toEqual([missing, quoteRequest]);
    expect([terms.needsReview, terms.largestAmount]).toEqual([false, null]);
  });

  test('has the limits of its method, and no available amount', () => {
    expect(depositTerms(fieldsOf({ method: 'crypto' }), CONTEXT).limits).toEqual({
      currency: 'USD',
      min: '10.00',
      max: '5000.00',
      available: null,
    });
  });

  test('uses the only method and the only network without a choice', () => {
    const methods = methodsOf([{ ...CRYPTO, networks: [TRON] }]);
    const terms = depositTerms(fieldsOf({}), { ...CONTEXT, methods });
    expect([terms.method?.id, terms.network?.id, terms.missing]).toEqual(['crypto', 'TRON', []]);
  });

  test('is in the currency of its account until its methods are loaded', () => {
    const terms = depositTerms(fieldsOf({}), { ...CONTEXT, login: 601, methods: undefined });
    expect([terms.limits.currency, terms.missing]).toEqual(['EUR', ['method']]);
    const termsBeforeLoad = depositTerms(fieldsOf({}), { ...CONTEXT, accounts: [], methods: undefined });
    expect(termsBeforeLoad.limits).toEqual({ currency: '', min: null, max: null, available: null });
  });
});

describe('a withdrawal', () => {
  test.each<[string, Entries, readonly OrderPart[]]>([
    ['nothing', {}, ['method']],
    ['a method that needs no destination', { method: 'bank' }, []],
    ['a method that needs a destination', { method: 'crypto' }, ['network', 'destination']],
    ['a blank destination', { method: 'crypto', network: 'ETH', destination: '  ' }, ['destination']],
    [
      'everything',
      { method: 'crypto', network: 'ETH', destination: '0x52908400098527886E0F7030069857D2E4169EE7' },
      [],
    ],
    [
      'a link in place of an address',
      { method: 'crypto', network: 'ETH', destination: 'https://x.example' },
      ['destination'],
    ],
  ])('with %s knows what is missing', (_, entries, missing) => {
    const terms = withdrawalTerms(fieldsOf(entries), CONTEXT);
    expect([terms.missing, terms.needsReview]).toEqual([missing, true]);
  });

  test.each<[string | null, string | null, string | null]>([
    ['860.35', '5000.00', '860.35'],
    ['860.35', '500.00', '500.00'],
    ['860.35', null, '860.35'],
    [null, '500.00', null],
  ])('with %s available and a limit of %s has the largest amount %s', (available, max, largestAmount) => {
    const methods = methodsOf([{ ...METHOD, max }], available);
    const terms = withdrawalTerms(fieldsOf({}), { ...CONTEXT, methods });
    expect(terms.largestAmount).toBe(largestAmount);
    expect(terms.limits.available).toBe(available);
  });

  test('of more than is available has no quote', () => {
    const terms = withdrawalTerms(fieldsOf({ method: 'bank', text: '861' }), CONTEXT);
    expect(terms.amount).toEqual({ issue: { kind: 'aboveAvailable', limit: '860.35' } });
    expect(terms.quoteRequest).toBeNull();
  });

  test('is quoted for its method and network', () => {
    const terms = withdrawalTerms(fieldsOf({ method: 'crypto', network: 'TRON' }), CONTEXT);
    expect(terms.quoteRequest).toEqual({
      ...QUOTE_REQUEST,
      direction: 'withdraw',
      methodId: 'crypto',
      network: 'TRON',
    });
  });
});

describe('a transfer', () => {
  test.each<[string, string | undefined, readonly OrderPart[], number | undefined]>([
    ['no account', undefined, ['target'], undefined],
    ['another account of the client', '601', [], 601],
    ['the account itself', '501', ['target'], undefined],
    ['a demo account', '901', ['target'], undefined],
    ['an unknown account', '777', ['target'], undefined],
  ])('to %s knows its target', (_, target, missing, login) => {
    const terms = transferTerms(fieldsOf({ ...(target !== undefined && { target }) }), CONTEXT);
    expect([terms.missing, terms.target?.login]).toEqual([missing, login]);
    expect(terms.quoteRequest).toEqual(
      login === undefined ? null : { ...QUOTE_REQUEST, direction: 'transfer', toLogin: login },
    );
  });

  test('has the limits of its quote; the available amount is offered as the largest, but is not a limit', () => {
    const quote = { min: '1.00', max: '500.00' };
    const terms = transferTerms(fieldsOf({ target: '601', text: '400' }), { ...CONTEXT, quote });
    expect(terms.limits).toEqual({ currency: 'USD', min: '1.00', max: '500.00', available: null });
    expect(terms.largestAmount).toBe('500.00');
    const unquoted = transferTerms(fieldsOf({ target: '601', text: '1000' }), CONTEXT);
    expect([unquoted.amount, unquoted.largestAmount]).toEqual([{ amount: '1000.00' }, '860.35']);
  });

  test('is in the currency of its account, without a largest amount, until the available amount is loaded', () => {
    const terms = transferTerms(fieldsOf({ target: '501' }), { ...CONTEXT, login: 601, methods: undefined });
    expect([terms.limits.currency, terms.largestAmount]).toEqual(['EUR', null]);
    expect(terms.quoteRequest).toMatchObject({ currency: 'EUR', login: 601, toLogin: 501 });
  });
});

test('an amount is read in the language in which it was typed', () => {
  const fields = { method: 'card', amount: { text: '1.500', culture: 'de-DE' } };
  expect(depositTerms(fields, CONTEXT).amount).toEqual({ amount: '1500.00' });
});
