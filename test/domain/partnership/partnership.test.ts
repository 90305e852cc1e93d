import { statementCurrency } from '../../../src/domain/partnership/partnership';
import { A_PARTNERSHIP } from '../../../src/testkit/partnership/sample-partnership';

describe('the currency of a statement', () => {
  const [commission] = A_PARTNERSHIP.commission;
  const inEuro = [{ ...commission!, currency: 'EUR' }];

  it('is that of the next payment', () => {
    expect(statementCurrency({ ...A_PARTNERSHIP, commission: inEuro })).toBe('USD');
  });

  it('is that of the commission where no payment is due', () => {
    expect(statementCurrency({ ...A_PARTNERSHIP, commission: inEuro, nextPayout: null })).toBe('EUR');
  });

  it('is not known before the first reward', () => {
    expect(statementCurrency({ ...A_PARTNERSHIP, commission: [], nextPayout: null })).toBeUndefined();
  });
});
