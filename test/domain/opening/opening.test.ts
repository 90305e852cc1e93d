import fc from 'fast-check';
import {
  chooseOpening,
  needsApproval,
  NO_WISH,
  OPENING_STEPS,
  type OpeningWish,
} from '../../../src/domain/opening/choose-opening';
import { openingAddress } from '../../../src/domain/accounts/account-tabs';
import {
  openingName,
  requestedOpening,
  openingRefusal,
  type OpeningLeverage,
  type OpeningOffer,
  type OpeningRequest,
} from '../../../src/domain/opening/opening';

const at = (leverage: number, more: Partial<OpeningLeverage> = {}): OpeningLeverage => ({
  leverage,
  isAllowed: true,
  needs: null,
  isReviewed: false,
  margins: [],
  ...more,
});
const offer = (id: string, more: Partial<OpeningOffer>): OpeningOffer => ({
  id,
  kind: 'live',
  platform: 'MT5',
  accountType: 'Standard',
  server: 'Live',
  marginModes: ['hedging', 'netting'],
  currencies: ['USD', 'EUR'],
  leverages: [at(100), at(30)],
  isSwapFreeOffered: true,
  balances: [],
  commission: null,
  spread: null,
  firstDeposits: [],
  needs: null,
  isAllowed: true,
  isReviewed: false,
  terms: null,
  ...more,
});

const OFFERS: readonly OpeningOffer[] = [
  offer('professional', { accountType: 'Professional', isAllowed: false, needs: 'professional' }),
  offer('standard', {
    leverages: [at(500, { isAllowed: false }), at(200, { isReviewed: true }), at(100), at(30)],
  }),
  offer('raw', { accountType: 'Raw', currencies: ['USD'], isReviewed: true }),
  offer('mt4', { platform: 'MT4', marginModes: ['hedging'], currencies: ['GBP', 'EUR'] }),
  offer('shares', {
    platform: 'Investor',
    accountType: null,
    marginModes: [],
    leverages: [at(1)],
    isSwapFreeOffered: false,
    currencies: ['USD'],
  }),
  offer('locked', { platform: 'Trader', isAllowed: false }),
  offer('demo', {
    kind: 'demo',
    balances: [{ currency: 'USD', amounts: ['10000.00', '1000.00'] }],
    leverages: [at(200, { isReviewed: true })],
  }),
];
const wishOf = (wish: Partial<OpeningWish>): OpeningWish => ({ ...NO_WISH, ...wish });
const chooseFor = (wish: Partial<OpeningWish>, kind: 'live' | 'demo' = 'live') => {
  const choice = chooseOpening(OFFERS, kind, wishOf(wish));
  if (!choice) throw new Error('Nothing is on offer.');
  return choice;
};

describe('the cascade of an account’s choices', () => {
  test('proposes the first available offer, at the first leverage that needs no approval', () => {
    const choice = chooseFor({});
    expect(choice.wish).toEqual({
      platform: 'MT5',
      accountType: 'Standard',
      marginMode: 'hedging',
      currency: 'USD',
      leverage: '100',
      swapFree: 'no',
      balance: '',
    });
    expect(choice.offers.map(({ id }) => id)).toEqual(['professional', 'standard', 'raw']);
    expect(choice.platforms).toEqual(['MT5', 'MT4', 'Investor', 'Trader']);
    expect([choice.offer?.id, choice.leverage?.leverage, choice.replacedChoices]).toEqual([
      'standard',
      100,
      [],
    ]);
  });

  test('keeps a choice that is offered, and names a lost one with its replacement', () => {
    const wish = {
      platform: 'MT5',
      accountType: 'Standard',
      currency: 'EUR',
      leverage: '200',
      swapFree: 'yes',
    };
    expect(chooseFor(wish)).toMatchObject({ wish, replacedChoices: [] });
    expect(chooseFor({ ...wish, accountType: 'Raw' }).replacedChoices).toEqual([
      { step: 'currency', original: 'EUR', replacement: 'USD' },
      { step: 'leverage', original: '200', replacement: '100' },
    ]);
    expect(chooseFor({ ...wish, marginMode: 'netting', platform: 'MT4' }).replacedChoices).toEqual([
      { step: 'marginMode', original: 'netting', replacement: 'hedging' },
      { step: 'leverage', original: '200', replacement: '100' },
    ]);
  });

  test('an offer without a type is identified by its id; without swap the choice "swap-free" is missing', () => {
    const choice = chooseFor({ platform: 'Investor', swapFree: 'yes', marginMode: 'netting' });
    expect(choice.wish).toMatchObject({
      accountType: 'shares',
      swapFree: 'no',
      marginMode: '',
      leverage: '1',
    });
    expect(choice.replacedChoices.map(({ step, replacement }) => [step, replacement])).toEqual([
      ['marginMode', ''],
      ['swapFree', 'no'],
    ]);
  });

  test('a leverage or a type that is not for this client can’t be chosen', () => {
    expect(chooseFor({ leverage: '500' }).replacedChoices).toEqual([
      { step: 'leverage', original: '500', replacement: '100' },
    ]);
    expect(chooseFor({ accountType: 'Professional' }).wish.accountType).toBe('Standard');
  });

  test('a platform without an allowed offer shows its offers, and nothing is chosen', () => {
    const choice = chooseFor({ platform: 'Trader' });
    expect([choice.offers.length, choice.offer, choice.leverage, choice.balances]).toEqual([
      1,
      undefined,
      undefined,
      [],
    ]);
    expect(choice.wish).toMatchObject({ platform: 'Trader', accountType: '', currency: '', leverage: '' });
    expect(needsApproval(choice)).toBe(false);
    const [locked] = OFFERS.filter(({ id }) => id === 'locked');
    expect(chooseOpening(locked ? [locked] : [], 'live', NO_WISH)?.wish.platform).toBe('Trader');
  });

  test('a demo account begins with an amount of its currency', () => {
    expect(chooseFor({ balance: '1000.00' }, 'demo').wish).toMatchObject({
      balance: '1000.00',
      leverage: '200',
    });
    expect(chooseFor({ currency: 'EUR', balance: '1000.00' }, 'demo').wish.balance).toBe('');
    expect(chooseFor({}, 'demo').balances).toEqual(['10000.00', '1000.00']);
  });

  test('a person approves if the offer or the leverage requires it', () => {
    expect(needsApproval(chooseFor({}))).toBe(false);
    expect(needsApproval(chooseFor({ leverage: '200' }))).toBe(true);
    expect(needsApproval(chooseFor({ accountType: 'Raw' }))).toBe(true);
  });

  test('nothing is on offer', () => {
    expect(chooseOpening([], 'live', NO_WISH)).toBeUndefined();
    expect(chooseOpening(OFFERS.slice(0, 1), 'demo', NO_WISH)).toBeUndefined();
  });

  test('with any wish, a choice stays chosen, and is offered', () => {
    const texts = fc.constantFrom(
      '',
      'MT4',
      'MT5',
      'Raw',
      'Standard',
      'EUR',
      'USD',
      '30',
      '200',
      'yes',
      '1000.00',
    );
    const wishes = fc.record(
      Object.fromEntries(OPENING_STEPS.map((step) => [step, texts])) as Record<
        keyof OpeningWish,
        typeof texts
      >,
    );
    fc.assert(
      fc.property(wishes, fc.constantFrom('live' as const, 'demo' as const), (wish, kind) => {
        const choice = chooseFor(wish, kind);
        expect(chooseFor(choice.wish, kind)).toMatchObject({ wish: choice.wish, replacedChoices: [] });
        if (choice.offer) expect(choice.offer.currencies).toContain(choice.wish.currency);
      }),
    );
  });
});

test('an address names the kind of account, and the resulting request', () => {
  expect(openingAddress('live')).toBe('/accounts?open=live');
  expect(openingAddress('demo', 'a b')).toBe('/accounts?open=demo&request=a%20b');
  expect(['?open=live', '?open=demo&x=1', '?open=LIVE', '?account=1', ''].map(requestedOpening)).toEqual([
    'live',
    'demo',
    null,
    null,
    null,
  ]);
});

test('only valid details of a refusal are read', () => {
  expect(openingRefusal({ field: 'kind', reason: 'limit', most: 10 })).toEqual({
    field: 'kind',
    reason: 'limit',
    most: 10,
  });
  const noIssue = { field: undefined, reason: undefined, most: undefined };
  for (const details of [undefined, null, 'no', { field: 1, reason: {}, most: '10' }])
    expect(openingRefusal(details)).toEqual(noIssue);
});

test.each([
  ['Gold', 'Standard', 'Gold'],
  [null, 'Standard', 'MT5 Standard'],
  [null, null, 'MT5'],
])('a request with the nickname %j and the type %j is called %s', (nickname, accountType, name) => {
  const request = { platform: 'MT5', nickname, accountType } as Partial<OpeningRequest> as OpeningRequest;
  expect(openingName(request)).toBe(name);
});
