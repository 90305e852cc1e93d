import fc from 'fast-check';
import { FIELD_RULES } from '../../../../src/domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf } from '../../../../src/domain/kernel/numbers/read-number';
import { CULTURE_NAMES } from '../../../../src/domain/culture/cultures.table';

const { amount, price, leverage, swapPoints, riskPercent } = FIELD_RULES;
const ENGLISH = separatorsOf('en-US');
const GERMAN = separatorsOf('de-DE');
const FRENCH = separatorsOf('fr-FR');

const read = (typedText: string, rule = amount, separators = ENGLISH) => {
  const reading = readNumber(typedText, rule, separators);
  return 'value' in reading ? reading.value : reading.issue;
};

test('separators depend on the culture', () => {
  expect(ENGLISH).toEqual({ decimal: '.', group: ',' });
  expect(GERMAN).toEqual({ decimal: ',', group: '.' });
});

describe('a typed number', () => {
  test.each([
    ['1', '1'],
    [' 10000 ', '10000'],
    ['10,000', '10000'],
    ['１２,３００', '12300'],
    ['๑๒๓๐๐', '12300'],
    ['১২৩০০', '12300'],
    ['1,234.50', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1.234,5', '1234.5'],
    ['0.7942', '0.7942'],
    ['0,7942', '0.7942'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['12,34,567', '1234567'],
    ["10'000.25", '10000.25'],
    ['10\u202f000', '10000'],
    ['۱۲۳', '123'],
    ['٤٫٥', '4.5'],
    ['१०', '10'],
    ['0.000000000001', '0.000000000001'],
  ])('in English %p is %s', (typedText, expected) => expect(read(typedText)).toBe(expected));

  test.each([
    ['10.000', '10000'],
    ['10,5', '10.5'],
    ['10.5', '10.5'],
    ['1.234.567,89', '1234567.89'],
    ['10,000', '10'],
  ])('in German %p is %s', (typedText, expected) => expect(read(typedText, amount, GERMAN)).toBe(expected));

  test('in French both point and comma are decimal separators', () => {
    expect(read('1.234', price, FRENCH)).toBe('1.234');
    expect(read('1,234', price, FRENCH)).toBe('1.234');
  });

  test('an ambiguous price is rejected', () => {
    expect(read('150.123', price, GERMAN)).toBe('ambiguous');
    expect(read('1.08962', price, GERMAN)).toBe('1.08962');
    expect(read('65,432', price, ENGLISH)).toBe('65432');
    expect(read('150.123', price, ENGLISH)).toBe('150.123');
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['abc', 'not-a-number'],
    ['1e5', 'not-a-number'],
    ['1,2,3', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['--1', 'not-a-number'],
    ['-', 'not-a-number'],
    ['0.1234567890123', 'not-a-number'],
    ['<b>1</b>', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['0', 'not-positive'],
    ['-5', 'not-positive'],
    ['−5', 'not-positive'],
    ['1000000000001', 'too-big'],
    ['12345678901234567890', 'too-big'],
  ])('%p is %s', (typedText, issue) => expect(read(typedText)).toBe(issue));

  test('respects the limits of its field', () => {
    expect(read('-0.12', swapPoints)).toBe('-0.12');
    expect(read('0', swapPoints)).toBe('0');
    expect(read('-1000001', swapPoints)).toBe('too-big');
    expect(read('100', riskPercent)).toBe('100');
    expect(read('100.1', riskPercent)).toBe('too-big');
    expect(read('100', leverage)).toBe('100');
    expect(read('33.3', leverage)).toBe('not-whole');
  });

  test.each(CULTURE_NAMES)('reads back what %s writes', (culture) => {
    const separators = separatorsOf(culture);
    const format = new Intl.NumberFormat(culture, { numberingSystem: 'latn', maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
        const formatted = format.format(cents / 100);
        expect(read(formatted, amount, separators)).toBe(String(cents / 100));
      }),
    );
  });
});
