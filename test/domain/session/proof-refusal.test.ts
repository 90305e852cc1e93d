import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { proofRefusal } from '../../../src/domain/session/proof-refusal';

const refusalOf = (name: ErrorName, details?: unknown) =>
  proofRefusal({ codes: [ERROR_CODE[name]], details });

test.each<[ErrorName, unknown, ReturnType<typeof proofRefusal>]>([
  ['wrongCurrentPassword', undefined, { at: 'password', issue: 'wrong' }],
  ['wrongCode', undefined, { at: 'code', issue: 'wrong', methods: null }],
  ['codeNeeded', { methods: ['password'] }, { at: 'password', issue: 'missing' }],
  ['codeNeeded', { methods: ['totp', 7, ''] }, { at: 'code', issue: 'missing', methods: ['totp'] }],
  ['codeNeeded', null, { at: 'code', issue: 'missing', methods: [] }],
  ['invalid', undefined, null],
])('%s with %j requires %j', (name, details, refusal) => {
  expect(refusalOf(name, details)).toEqual(refusal);
});
