import { formatAge, formatSeconds, formatMinutes } from '../../../src/ui/i18n/ages';
import { formatInstant } from '../../../src/ui/i18n/dates';
import { localizedName } from '../../../src/ui/i18n/names';
import { numberFormatter } from '../../../src/ui/i18n/number-formatter';

const english = numberFormatter('en-US');
const german = numberFormatter('de-DE');
const urdu = numberFormatter('ur-PK');

describe('numbers', () => {
  test('a decimal string keeps every digit that a JavaScript number would lose', () => {
    expect(english.money('9007199254740993.11', 'USD')).toBe('9,007,199,254,740,993.11');
    expect(english.exact('0.1234567890123456789')).toBe('0.1234567890123456789');
  });

  test.each([
    ['-100.00', '\u2212100.00', 'loss'],
    ['24.5', '+24.50', 'gain'],
    ['-0.001', '0.00', 'zero'],
  ])('the change %s is %s, a %s', (value, text, tone) => {
    expect(english.change(value, 'USD')).toEqual({ text, tone });
  });

  test.each([
    ['12.5', '+12.50%', 'gain'],
    ['-3', '\u22123.00%', 'loss'],
    ['-0.001', '0.00%', 'zero'],
  ])('the change by %s per cent is %s, a %s', (value, text, tone) => {
    expect(english.percentChange(value)).toEqual({ text, tone });
  });

  test('percentages have two digits, or are short or exact', () => {
    expect(english.percent('791.8')).toBe('791.80%');
    expect(english.percent('-0.001')).toBe('0.00%');
    expect(english.shortPercent('100.00')).toBe('100%');
    expect(german.shortPercent('85.50')).toBe('85,50\u00a0%');
    expect(english.exactPercent('0.125')).toBe('0.125%');
    expect(urdu.percent('-791.8')).toBe('\u2212791.80%');
    expect(english.share(0.254)).toBe('25%');
    expect(german.share(1)).toBe('100\u00a0%');
  });

  test('figures of a calculation report whether they are rounded', () => {
    expect(english.interim('1.123456789')).toEqual({ text: '1.12345679', isRounded: true });
    expect(english.interim('1.5')).toEqual({ text: '1.5', isRounded: false });
    expect(english.roundedMoney('9.1775', 'EUR')).toEqual({ text: '9.18', isRounded: true });
    expect(english.roundedMoney('0.1234567891', 'COIN')).toEqual({ text: '0.12345679', isRounded: true });
  });

  test.each([
    [100, '1 kB'],
    [412_000, '402 kB'],
    [1_572_864, '1.5 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(english.fileSize(bytes)).toBe(text);
  });

  test('follow the culture, always with Western digits', () => {
    expect(german.exact('-1234.5')).toBe('\u22121.234,5');
    expect(urdu.integer(1234)).toBe('1,234');
    expect(numberFormatter('de-DE')).toBe(german);
  });
});

test.each([
  [formatAge({ unit: 'month', value: 21 }, 'de-DE'), '21 Monate'],
  [formatAge({ unit: 'day', value: 1200 }, 'en-US'), '1,200 days'],
  [formatMinutes(10, 'en-US'), '10 minutes'],
  [formatMinutes(150, 'en-US'), '3 hours'],
  [formatMinutes(1440, 'ur-PK'), '1 دن'],
  [formatSeconds(5, 'th-TH'), '5 วินาที'],
  [formatSeconds(90, 'en-US'), '2 minutes'],
])('a span of time: %s', (text, expected) => expect(text).toBe(expected));

test('a number format is created once for all spans of time', () => {
  const numberFormat = jest.spyOn(Intl, 'NumberFormat');
  for (const value of [1, 2]) formatAge({ unit: 'month', value }, 'hi-IN');
  expect(numberFormat).toHaveBeenCalledTimes(1);
  numberFormat.mockRestore();
});

describe('instants', () => {
  const instant = Date.parse('2026-11-20T14:05:09Z');

  test.each([
    ['day', /^Nov 20, 2026$/],
    ['minutes', /^\d\d:05 \S+$/],
    ['asOfTime', /^\d\d:05:09 \S+$/],
    ['asOf', /^Nov 20, 2026, \d\d:05:09 \S+$/],
    ['full', /^Nov 20, 2026, \d\d:05 \S+$/],
  ] as const)('as %s', (style, expected) => {
    expect(formatInstant(instant, 'en-US', style)).toMatch(expected);
  });

  test('in Thai have Gregorian years like the trading platforms', () => {
    expect(formatInstant(instant, 'th-TH', 'day')).toMatch(/2026$/);
  });
});

describe('names', () => {
  test.each([
    ['region', 'KE', 'de-DE', 'Kenia'],
    ['language', 'id', 'en-US', 'Indonesian'],
    ['language', 'pt-BR', 'en-US', 'Brazilian Portuguese'],
    ['language', 'not a language', 'en-US', 'not a language'],
    ['currency', 'EUR', 'en-US', 'Euro'],
    ['region', 'Nowhere', 'en-US', 'Nowhere'],
    ['currency', '', 'en-US', ''],
  ] as const)('of the %s %j in %s: %s', (kind, code, culture, name) => {
    expect(localizedName(kind, code, culture)).toBe(name);
  });
});
