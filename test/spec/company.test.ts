import { BUILT_IN_COMPANIES } from '../../src/domain/site/companies';
import { BUILT_IN_ENTRIES, BUILT_IN_VARIANTS } from '../../src/domain/site/company';

// Typed by hand from R1 and R9 and D1.
const COMPANIES = [
  // id,       variant
  [7, 'main'],
  [11, 'invest'],
  [23, 'bank'],
  [24, 'international'],
  [0, 'other'],
  [1, 'other'],
  [-7, 'other'],
  [7.5, 'other'],
  [Number.NaN, 'other'],
  [undefined, 'other'],
] as const;

describe('R1: companies', () => {
  test.each(COMPANIES)('company %s is %s', (id, key) => {
    expect(BUILT_IN_COMPANIES.variantOf(id)).toEqual({ key, column: key, cells: new Map() });
  });

  test('four companies and the unknown one are the columns of the tables', () => {
    const keys = ['main', 'invest', 'bank', 'international', 'other'];
    expect(BUILT_IN_VARIANTS).toEqual(keys);
    // A company `like` another has no column: it inherits the other's cells and overrides some.
    const withColumn = BUILT_IN_ENTRIES.filter(({ like }) => like === undefined);
    expect([...withColumn.map(({ key }) => key), 'other']).toEqual(keys);
    expect(withColumn.map(({ id }) => id)).toEqual([7, 11, 23, 24]);
    for (const key of keys) expect(BUILT_IN_COMPANIES.variants.map((variant) => variant.key)).toContain(key);
  });
});
