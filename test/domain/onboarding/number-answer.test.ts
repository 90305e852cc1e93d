import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';
import { answerOfNumber, readingsOfAnswer, ruleOfNumber } from '../../../src/domain/onboarding/number-answer';

const WHOLE: FieldSchema = { type: 'integer' };
const NUMBER: FieldSchema = { type: 'number' };
const moneyIn = (currency: string): FieldSchema => ({ type: 'string', 'x-portico-currency': currency });

test.each([
  ['a whole number', 0, WHOLE],
  ['an amount in dollars', 2, moneyIn('USD')],
  ['an amount in yen', 0, moneyIn('JPY')],
  ['an amount in a currency of the gateway’s own', undefined, moneyIn('USDT')],
  ['a number without a currency', undefined, NUMBER],
])('%s has so many digits behind the point: %s', (_, digits, field) => {
  expect(ruleOfNumber(field)).toMatchObject({ digits, unit: field['x-portico-currency'] });
});

// oxfmt-ignore
test.each([
  ['1.500,50', 'de-DE', moneyIn('USD'),  '1500.5'],
  ['1.500',    'de-DE', moneyIn('USD'),  '1500'],
  ['-250',     'en-US', moneyIn('USD'),  '-250'],
  ['USD 250',  'en-US', moneyIn('USD'),  '250'],
  ['1.500',    'en-US', moneyIn('USD'),  'en-US 1.500'],
  ['1.500',    'en-US', moneyIn('USDT'), '1.5'],
  ['12',       'en-US', WHOLE,           '12'],
  [' some ',   'en-US', WHOLE,           'some'],
  ['  ',       'en-US', NUMBER,          ''],
])('%j in %s answers %j with %j', (text, culture, field, answer) => {
  expect(answerOfNumber({ text, culture }, ruleOfNumber(field))).toBe(answer);
});

test.each([
  ['en-US 1.500', ['1.5', '1500']],
  ['de-DE 100,000', ['100', '100000']],
  // Too fine for dollars: only the group can be meant.
  ['en-US 1.005', ['1005']],
  ['de-DE 1.500', []],
  ['en-US some', []],
  ['1.500', []],
  ['', []],
  [1500, []],
  [true, []],
  [null, []],
  [undefined, []],
])('the answer %j in dollars can mean %j', (answer, readings) => {
  expect(readingsOfAnswer(answer, moneyIn('USD'))).toEqual(readings);
});
