import { feesFor } from '../fees';

test('each currency has its fee once, and none where Acme has none', () => {
  expect(feesFor(['USD', 'EUR', 'USD', 'CHF'])).toEqual([
    { currency: 'CHF', withdrawal: null },
    { currency: 'EUR', withdrawal: '5.00' },
    { currency: 'USD', withdrawal: '5.00' },
  ]);
});
