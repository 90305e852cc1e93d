import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { orderRefusal, type OrderRefusal } from '../../../src/domain/money/refusal';

const UNTIL = '2026-03-04T09:30:00Z';

test.each<[ErrorName, unknown, OrderRefusal | null]>([
  ['idempotencyConflict', undefined, { at: 'key' }],
  ['codeNeeded', { methods: ['totp'] }, { at: 'code', issue: 'missing', methods: ['totp'] }],
  ['codeNeeded', undefined, { at: 'code', issue: 'missing', methods: [] }],
  ['wrongCode', { methods: ['totp'] }, { at: 'code', issue: 'wrong', methods: null }],
  ['held', { until: UNTIL }, { at: 'hold', until: UNTIL }],
  ['held', { limit: '40.00' }, null],
  ['forbidden', { field: 'destination', reason: 'level', level: 'sent' }, { at: 'identity', proof: 'sent' }],
  [
    'forbidden',
    { reason: 'document', document: 'address', status: 'expired' },
    {
      at: 'document',
      requiredDocument: { document: 'address', status: 'expired', threshold: null, remaining: null },
    },
  ],
  [
    'forbidden',
    { reason: 'document', document: 'address', status: 'pending' },
    {
      at: 'document',
      requiredDocument: { document: 'address', status: 'pending', threshold: null, remaining: null },
    },
  ],
  ['forbidden', undefined, null],
  ['refused', { limit: '50.00' }, { at: 'amount', issue: { kind: 'belowMin', limit: '50.00' } }],
  ['refused', { available: '40.00' }, { at: 'amount', issue: { kind: 'aboveAvailable', limit: '40.00' } }],
  ['expired', undefined, { at: 'quote' }],
  ['expired', { limit: '50.00' }, { at: 'amount', issue: { kind: 'belowMin', limit: '50.00' } }],
  ['duplicate', undefined, null],
])('a refusal as %s with %j has its place in the form', (name, details, refusal) => {
  expect(orderRefusal({ codes: [ERROR_CODE[name]], details }, '45.00')).toEqual(refusal);
});

test('an order without an amount has no refusal of it', () => {
  const refusal = { codes: [ERROR_CODE.refused], details: { limit: '50.00' } };
  expect(orderRefusal(refusal, null)).toBeNull();
});

test('a used key takes precedence over any other reason: nothing else is known of this order', () => {
  const codes = [ERROR_CODE.codeNeeded, ERROR_CODE.idempotencyConflict];
  expect(orderRefusal({ codes }, '45.00')).toEqual({ at: 'key' });
});
