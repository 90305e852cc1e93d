import { feesFor } from '../fees';

test('each currency is listed once; one without a fixed fee has null', () => {
  expect(feesFor(['USD', 'EUR', 'USD', 'CHF'])).toEqual([
    { currency: 'CHF', withdrawal: null },
    { currency: 'EUR', withdrawal: '5.00' },
    { currency: 'USD', withdrawal: '5.00' },
  ]);
});
