import { ruleOfField } from '../../../src/domain/calculators/field-rule';
import { FIELD_RULES } from '../../../src/domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf } from '../../../src/domain/kernel/numbers/read-number';

const GOLD = { currency: 'USD', digits: 2, lotStep: '0.01' };
const EURO = { currency: 'USD', digits: 5, lotStep: '0.001' };
const questionOf = (...readings: string[]) => ({ issue: 'ambiguous', readings });

test.each([
  ['price', GOLD, 'en-US', '1.234', questionOf('1234')],
  ['price', GOLD, 'en-US', '1,234', { value: '1234' }],
  ['price', GOLD, 'de-DE', '1.234', questionOf('1234')],
  ['openPrice', EURO, 'en-US', '1.234', { value: '1.234' }],
  ['closePrice', EURO, 'en-US', '1,234', questionOf('1.234', '1234')],
  ['closePrice', EURO, 'de-DE', '1,234', { value: '1.234' }],
  ['lots', GOLD, 'en-US', '1.234', questionOf('1234')],
  ['lots', EURO, 'en-US', '1.234', { value: '1.234' }],
  ['lots', EURO, 'en-US', '1,234', questionOf('1.234', '1234')],
  ['lots', GOLD, 'en-US', '1.000', questionOf('1', '1000')],
  ['leverage', GOLD, 'en-US', '1.000', questionOf('1', '1000')],
  ['amount', GOLD, 'en-US', '1.000', questionOf('1', '1000')],
] as const)('%s of %j in %s: %s', (field, instrument, culture, typedText, expected) => {
  expect(readNumber(typedText, ruleOfField(field, 'USD', instrument), separatorsOf(culture))).toEqual(
    expected,
  );
});

test('without a symbol or a known currency the digits are unknown', () => {
  expect(ruleOfField('lots', undefined, undefined).digits).toBeUndefined();
  expect(ruleOfField('price', undefined, undefined).digits).toBeUndefined();
  expect(ruleOfField('amount', undefined, undefined).digits).toBeUndefined();
  expect(ruleOfField('swapPoints', undefined, undefined)).toBe(FIELD_RULES.swapPoints);
});
