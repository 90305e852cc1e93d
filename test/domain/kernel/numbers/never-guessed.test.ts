import fc from 'fast-check';
import { currencyDigits } from '../../../../src/domain/kernel/numbers/currency-digits';
import { FIELD_RULES } from '../../../../src/domain/kernel/numbers/field-rules.table';
import { readNumber, separatorsOf, writeNumber } from '../../../../src/domain/kernel/numbers/read-number';
import { CULTURE_NAMES, type Culture } from '../../../../src/domain/culture/cultures.table';
import { checkAmount } from '../../../../src/domain/money/amount-check';
import { numberFormatter } from '../../../../src/ui/i18n/number-formatter';

const { amount, leverage, lots, price, riskPercent } = FIELD_RULES;
const DOLLARS = { ...amount, digits: 2 };
const YEN = { ...amount, digits: 0 };
const LIMITS = { currency: 'USD', min: null, max: null, available: null };
const TETHER = { ...amount, digits: 6 };

const read = (typed: string, rule: Parameters<typeof readNumber>[1], culture: Culture) =>
  readNumber(typed, rule, separatorsOf(culture));
const question = (...readings: string[]) => ({ issue: 'ambiguous', readings });

describe('a group never begins with zero and has three digits', () => {
  test.each([
    ['en-US', '0,125', DOLLARS, question('0.125')],
    ['en-US', '0,500', DOLLARS, question('0.5')],
    ['en-US', '0,500', TETHER, question('0.5')],
    ['en-US', '0,100', lots, question('0.1')],
    ['en-US', '0,125', amount, question('0.125')],
    ['en-US', '0,125', riskPercent, question('0.125')],
    ['de-DE', '0.125', amount, question('0.125')],
    ['de-DE', '0.125', price, question('0.125')],
    ['de-DE', '-0.500', FIELD_RULES.swapPoints, question('-0.5')],
    ['en-US', '0,500', leverage, { issue: 'not-whole' }],
    ['en-US', '1234,567', amount, question('1234.567', '1234567')],
    ['en-US', '1,5000', DOLLARS, question('1.5', '15000')],
    ['fr-FR', '1.500', TETHER, question('1.5', '1500')],
  ] as const)('%s: %s of %j is a question or a refusal', (culture, typed, rule, expected) => {
    expect(read(typed, rule, culture)).toEqual(expected);
  });

  test.each(['0,125,000', '1 5', "1'00", '0 125', '1,23,45', '123,45,678', '0.123,5', '1,234 567'])(
    '%s is not a number in English',
    (typed) => expect(read(typed, amount, 'en-US')).toEqual({ issue: 'not-a-number' }),
  );

  test.each([
    ['en-US', '1,500', '1500'],
    ['de-DE', '1.500', '1500'],
    ['es-ES', '1.500', '1500'],
    ['fr-FR', '1\u202f500', '1500'],
    ['hi-IN', '12,34,567', '1234567'],
    ['en-US', '0.500', '0.5'],
    ['de-DE', '0,5', '0.5'],
    ['en-US', '1,234.500', '1234.5'],
  ] as const)('%s: %s is certain', (culture, typed, value) => {
    expect(read(typed, DOLLARS, culture)).toEqual({ value });
  });
});

describe('three digits behind the sign in a unit with fewer', () => {
  test.each([
    ['de-DE', '100,000', DOLLARS, question('100', '100000')],
    ['fr-FR', '100,000', DOLLARS, question('100', '100000')],
    ['en-US', '1.500', DOLLARS, question('1.5', '1500')],
    ['en-US', '1.000', YEN, question('1', '1000')],
    ['en-US', '1.000', leverage, question('1', '1000')],
    ['de-DE', '100,000', TETHER, { value: '100' }],
    // Too fine for dollars: only the group can be meant, but the form still asks.
    ['en-US', '1.005', DOLLARS, question('1005')],
    ['en-US', '1.234', DOLLARS, question('1234')],
    ['de-DE', '1,234', DOLLARS, question('1234')],
    ['en-US', '1.234', YEN, question('1234')],
    ['en-US', '1.234', leverage, question('1234')],
    ['en-US', '1.234', TETHER, { value: '1.234' }],
    // These are not groups, so the caller passes the number of decimals.
    ['en-US', '1.2345', DOLLARS, { value: '1.2345' }],
    ['en-US', '0.125', DOLLARS, { value: '0.125' }],
  ] as const)('%s: %s of %j', (culture, typed, rule, expected) => {
    expect(read(typed, rule, culture)).toEqual(expected);
  });
});

describe('three digits in a unit of any digits', () => {
  test.each([
    ['en-US', '1,234', FIELD_RULES.rate, question('1.234', '1234')],
    ['de-DE', '1.234', FIELD_RULES.rate, question('1.234', '1234')],
    // An amount whose currency the portal does not know.
    ['de-DE', '1.234', amount, { value: '1234' }],
    ['en-US', '1,234', FIELD_RULES.swapPoints, question('1.234', '1234')],
    ['en-US', '1,234', riskPercent, question('1.234')],
    // The portal writes a value so.
    ['en-US', '1.234', FIELD_RULES.rate, { value: '1.234' }],
    ['de-DE', '1,234', FIELD_RULES.rate, { value: '1.234' }],
    ['en-US', '1,234,567', FIELD_RULES.rate, { value: '1234567' }],
  ] as const)('%s: %s of %j', (culture, typed, rule, expected) => {
    expect(read(typed, rule, culture)).toEqual(expected);
  });
});

const figures = fc
  .tuple(fc.bigInt({ min: 1n, max: 999_999_999n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, digits]) => {
    const text = String(units).padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  });
const groupedCents = fc.integer({ min: 1, max: 999_999 }).map((number) => number * 100);
const plain = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);

/** The reader's result for a text: its value, or undefined if it refuses or asks. */
const valueOf = (...args: Parameters<typeof read>) => {
  const result = read(...args);
  return 'value' in result ? result.value : undefined;
};

describe.each(CULTURE_NAMES)('what the portal writes in %s', (culture) => {
  const writer = numberFormatter(culture);

  test('as money is read back to the same value', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom('USD', 'JPY', 'KWD'), (figure, currency) => {
        const digits = currencyDigits(currency)!;
        const value = Number(figure) < 1 ? '1' : figure.split('.')[0]!;
        expect(valueOf(writer.money(value, currency), { ...amount, digits }, culture)).toBe(value);
      }),
    );
  });

  test('into a number field is read back to the same value', () => {
    fc.assert(
      fc.property(figures, (figure) => {
        const value = plain(figure);
        for (const rule of [amount, price, { ...amount, digits: 8 }])
          expect(valueOf(writeNumber(value, separatorsOf(culture)), rule, culture)).toBe(value);
      }),
    );
  });

  test('as a figure in groups is read back to the same value, or refused, by any rule', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom(undefined, 0, 2, 3, 8), (figure, digits) => {
        for (const rule of [amount, price]) {
          const ruleWithDigits = digits === undefined ? rule : { ...rule, digits };
          expect([plain(figure), undefined]).toContain(
            valueOf(writer.exact(figure), ruleWithDigits, culture),
          );
        }
      }),
    );
  });

  test.each(CULTURE_NAMES)('is never another amount in %s, in a unit of two digits', (other) => {
    fc.assert(
      fc.property(fc.oneof(groupedCents, fc.integer({ min: 1, max: 99_999_999 })), (cents) => {
        const value = String(cents / 100);
        for (const text of [writer.exact(value), writer.money(value, 'USD')]) {
          const read = checkAmount(text, LIMITS, separatorsOf(other));
          expect([Number(value).toFixed(2), undefined]).toContain('amount' in read ? read.amount : undefined);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('is offered in a question as what its button writes into the field, and is read back to that value', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,5}[.,]\d{1,5}$/),
        fc.constantFrom(0, 2, 6, undefined),
        (typed, digits) => {
          const rule = digits === undefined ? amount : { ...amount, digits };
          const result = read(typed, rule, culture);
          for (const reading of 'readings' in result ? result.readings : []) {
            expect(valueOf(writeNumber(reading, separatorsOf(culture)), rule, culture)).toBe(reading);
            // In a unit with three digits and more, `1,500` typed again is asked about again.
            if (digits !== 6) expect(valueOf(writer.exact(reading), rule, culture)).toBe(reading);
          }
        },
      ),
    );
  });
});
