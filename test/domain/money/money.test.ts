import { accountOf } from '../../../src/testkit/accounts/accounts-data';
import { separatorsOf } from '../../../src/domain/kernel/numbers/read-number';
import { checkAmount, largestAmount } from '../../../src/domain/money/amount-check';
import {
  requestedMove,
  canMoveMoney,
  moneyAddress,
  paymentPage,
  suggestedAccounts,
} from '../../../src/domain/accounts/money-move';
import {
  canCancel,
  isUnderWay,
  moveOf,
  progressOf,
  type MoneyRequestState,
} from '../../../src/domain/money/money-request';
import { MONEY_STATES } from '../../../src/domain/money/money-states.table';
import {
  requiredDocument,
  heldUntil,
  amountIssueOf,
  identityProofOf,
} from '../../../src/domain/money/refusal';
import { requestedMethods } from '../../../src/domain/session/proof-refusal';

const ENGLISH = separatorsOf('en-US');
const NONE = { currency: 'USD', min: null, max: null, available: null };

describe('an amount', () => {
  it.each([
    ['1,000.5', NONE, { amount: '1000.50' }],
    ['800', { ...NONE, currency: 'JPY' }, { amount: '800' }],
    ['0.000001', { ...NONE, currency: 'USDT' }, { amount: '0.000001' }],
    ['', NONE, { issue: { kind: 'missing' } }],
    ['ten', NONE, { issue: { kind: 'notANumber' } }],
    ['-5', NONE, { issue: { kind: 'notANumber' } }],
    ['0,125', NONE, { issue: { kind: 'ambiguous', readings: ['0.125'] } }],
    ['0,500', { ...NONE, currency: 'USDT', digits: 6 }, { issue: { kind: 'ambiguous', readings: ['0.5'] } }],
    ['100.000', NONE, { issue: { kind: 'ambiguous', readings: ['100', '100000'] } }],
    ['0', NONE, { issue: { kind: 'notANumber' } }],
    ['1.0055', NONE, { issue: { kind: 'tooFine', digits: 2 } }],
    ['1.005', NONE, { issue: { kind: 'ambiguous', readings: ['1005'] } }],
    ['1.5', { ...NONE, currency: 'JPY' }, { issue: { kind: 'tooFine', digits: 0 } }],
    ['49.99', { ...NONE, min: '50.00' }, { issue: { kind: 'belowMin', limit: '50.00' } }],
    ['50', { ...NONE, min: '50.00', max: '50.00', available: '50.00' }, { amount: '50.00' }],
    ['50.01', { ...NONE, max: '50.00' }, { issue: { kind: 'aboveMax', limit: '50.00' } }],
    // The available amount comes first: a limit that can't be reached helps nobody.
    [
      '60',
      { ...NONE, max: '50.00', available: '40.00' },
      { issue: { kind: 'aboveAvailable', limit: '40.00' } },
    ],
  ])('%s is judged by digits and limits', (typedText, limits, expected) => {
    expect(checkAmount(typedText, limits, ENGLISH)).toEqual(expected);
  });
});

it.each([
  ['860.35', null, '860.35'],
  ['860.35', '500.00', '500.00'],
  ['860.35', '1000.00', '860.35'],
  [null, '500.00', '500.00'],
  [null, null, null],
])('of %s that can be moved and a limit of %s, %s is the most', (available, max, maxAmount) => {
  expect(largestAmount({ currency: 'USD', min: null, max, available })).toBe(maxAmount);
});

describe('addresses', () => {
  it('name the move, its account and the request', () => {
    expect(moneyAddress('withdraw', 501)).toBe('/accounts?withdraw=501');
    expect(moneyAddress('deposit', 501, 'a b')).toBe('/accounts?deposit=501&request=a%20b');
  });

  it.each([
    ['?deposit=501', { move: 'deposit', account: '501' }],
    ['?a=1&transfer=x', { move: 'transfer', account: 'x' }],
    ['?withdraw=', null],
    ['?account=501', null],
  ])('%s is read back', (search, read) => expect(requestedMove(search)).toEqual(read));

  it.each([
    ['https://cashier.example/pay/1', 'https://cashier.example/pay/1'],
    ['http://127.0.0.1:4041/pay/1', null],
    ['javascript:alert(1)', null],
    ['/pay', null],
    [null, null],
  ])('of payment pages are https: %s', (url, page) => {
    expect(paymentPage(url, 'https://portal.example')).toBe(page);
  });

  it('of payment pages may be http where the portal itself is on the machine', () => {
    expect(paymentPage('http://127.0.0.1:4041/pay', 'http://localhost:4040')).toBe(
      'http://127.0.0.1:4041/pay',
    );
  });
});

it.each([
  ['live', 'active', true],
  ['live', null, true],
  ['live', 'pending', false],
  ['live', 'archived', false],
  ['demo', 'active', false],
] as const)('money of a %s account that is %s can be moved: %s', (kind, status, can) => {
  expect(canMoveMoney({ kind, status })).toBe(can);
});

describe('paying in and out', () => {
  const accounts = [
    accountOf({ login: 1, marginLevel: '240.00' }),
    accountOf({ login: 2, marginLevel: '121.50' }),
    accountOf({ login: 3, marginLevel: '9000.00' }),
    accountOf({ login: 4, marginLevel: null }),
    accountOf({ login: 5, marginLevel: '50.00', kind: 'demo' }),
    accountOf({ login: 6, marginLevel: '60.00', status: 'archived' }),
  ];

  it('begins with the account that needs the money most, or can spare it', () => {
    expect(suggestedAccounts(accounts).deposit?.login).toBe(2);
    expect(suggestedAccounts(accounts).withdraw?.login).toBe(3);
  });

  it('begins with any where no margin is in use, and with none where no money can be moved', () => {
    expect(suggestedAccounts(accounts.slice(3)).withdraw?.login).toBe(4);
    expect(suggestedAccounts(accounts.slice(4)).deposit).toBeUndefined();
  });
});

describe('a request', () => {
  const OPEN: readonly MoneyRequestState[] = ['draft', 'pending', 'approved', 'processing', 'sent'];

  it('is under way until it has ended', () => {
    const states = Object.keys(MONEY_STATES) as MoneyRequestState[];
    expect(states.filter((state) => isUnderWay({ state }))).toEqual(OPEN);
  });

  it.each([
    ['pending', '2026-03-02T13:30:00Z', true],
    ['pending', '2026-03-02T11:59:59Z', false],
    ['pending', null, false],
    ['completed', '2026-03-02T13:30:00Z', false],
  ] as const)('%s with the limit %s can be cancelled at noon: %s', (state, cancelUntil, can) => {
    expect(canCancel({ state, cancelUntil }, Date.parse('2026-03-02T12:00:00Z'))).toBe(can);
  });

  const at = (state: MoneyRequestState, hour = '09') => ({ state, at: `2026-03-02T${hour}:30:00Z` });
  const way = (...request: Parameters<typeof progressOf>) =>
    progressOf(...request).map(({ state, place }) => `${state} ${place}`);

  it('passes through the states of its kind', () => {
    expect(
      way({ kind: 'withdrawal', state: 'approved', steps: [at('pending'), at('approved', '10')] }),
    ).toEqual(['pending done', 'approved current', 'processing ahead', 'sent ahead', 'completed ahead']);
  });

  it('has the instant at which it reached a state', () => {
    expect(progressOf({ kind: 'transfer', state: 'completed', steps: [at('completed')] })).toEqual([
      { state: 'completed', at: '2026-03-02T09:30:00Z', place: 'done' },
    ]);
    expect(progressOf({ kind: 'deposit', state: 'completed', steps: [] })).toEqual([
      { state: 'completed', at: null, place: 'done' },
    ]);
  });

  it('ends where it was refused', () => {
    expect(
      way({ kind: 'withdrawal', state: 'rejected', steps: [at('pending'), at('rejected', '10')] }),
    ).toEqual(['pending done', 'rejected ended']);
  });

  it.each([
    ['deposit', 'deposit'],
    ['withdrawal', 'withdraw'],
    ['transfer', 'transfer'],
  ] as const)('of the kind %s is made with the form %s', (kind, move) => expect(moveOf(kind)).toBe(move));
});

describe('the details of a refusal', () => {
  it.each([
    [{ available: '40.00' }, { kind: 'aboveAvailable', limit: '40.00' }],
    [
      { limit: '50.00', available: '100.00' },
      { kind: 'belowMin', limit: '50.00' },
    ],
    [{ limit: '40.00' }, { kind: 'aboveMax', limit: '40.00' }],
    [{ limit: 45 }, undefined],
    [undefined, undefined],
  ])('%j of an amount of 45', (details, issue) => {
    expect(amountIssueOf(details, '45.00')).toEqual(issue);
  });

  it('of a hold', () => {
    expect(heldUntil({ until: '2026-03-04T09:30:00Z' })).toBe('2026-03-04T09:30:00Z');
    expect(heldUntil({ until: 1 })).toBeNull();
  });
});

test.each([
  [{ field: 'destination', reason: 'level', needs: 'verified', level: 'none' }, 'none'],
  [{ field: 'destination', reason: 'level', needs: 'verified', level: 'sent' }, 'sent'],
  [{ field: 'destination', reason: 'level' }, 'none'],
  [{ field: 'type', reason: 'level', level: 'none' }, null],
  [{ field: 'destination', reason: 'limit' }, null],
  [undefined, null],
])('a refusal with %j requires a proof of identity: %s', (details, expected) => {
  expect(identityProofOf(details)).toBe(expected);
});

const ADDRESS = { reason: 'document', document: 'address', status: 'rejected' };
test.each([
  [ADDRESS, { document: 'address', status: 'rejected', threshold: null, remaining: null }],
  [
    { ...ADDRESS, above: '2000.00', currency: 'USD', left: '500.00' },
    {
      document: 'address',
      status: 'rejected',
      threshold: { amount: '2000.00', currency: 'USD' },
      remaining: '500.00',
    },
  ],
  [
    { ...ADDRESS, above: 'much', currency: 'USD', left: '500.00' },
    { document: 'address', status: 'rejected', threshold: null, remaining: null },
  ],
  [{ ...ADDRESS, document: 'a letter' }, null],
  [{ ...ADDRESS, status: 'verified' }, null],
  [{ ...ADDRESS, reason: 'level' }, null],
  [undefined, null],
])('a refusal with %j requires the document %j', (details, expected) => {
  expect(requiredDocument(details)).toEqual(expected);
});

test.each(['0.00', 'some', undefined])(
  'nothing can be withdrawn without the document where %p is left',
  (limitLeft) => {
    expect(
      requiredDocument({ ...ADDRESS, above: '2000.00', currency: 'USD', left: limitLeft })?.remaining,
    ).toBeNull();
  },
);

test('a refusal names the ways to prove the second factor', () => {
  expect(requestedMethods({ methods: ['totp', 7, 'passkey'] })).toEqual(['totp', 'passkey']);
  expect([undefined, {}, { methods: 'totp' }].map(requestedMethods)).toEqual([[], [], []]);
});
