import { companyFlags, variantOf, VARIANTS } from '../../src/domain/company';

// Typed by hand from specification 1 and 9 and decisions 1.
const COMPANIES = [
  // id,       variant,         main,  invest, bank,  international, bank or international
  [7, 'main', true, false, false, false, false],
  [11, 'invest', false, true, false, false, false],
  [23, 'bank', false, false, true, false, true],
  [24, 'international', false, false, false, true, true],
  [0, 'other', false, false, false, false, false],
  [1, 'other', false, false, false, false, false],
  [-7, 'other', false, false, false, false, false],
  [7.5, 'other', false, false, false, false, false],
  [Number.NaN, 'other', false, false, false, false, false],
  [undefined, 'other', false, false, false, false, false],
] as const;

describe('specification 1: company flags', () => {
  test.each(COMPANIES)(
    'company %s is %s',
    (id, variant, isMain, isInvest, isBank, isInternational, isBankOrInternational) => {
      expect(variantOf(id)).toBe(variant);
      expect(companyFlags(variantOf(id))).toEqual({
        isMain,
        isInvest,
        isBank,
        isInternational,
        isBankOrInternational,
      });
    },
  );

  test('there are four companies and the unknown one', () => {
    expect(VARIANTS).toEqual(['main', 'invest', 'bank', 'international', 'other']);
  });
});
