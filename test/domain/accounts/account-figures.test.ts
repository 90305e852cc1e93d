import { withFigures } from '../../../src/domain/accounts/account-figures';
import { accountOf } from '../../../src/testkit/accounts/accounts-data';

test('takes the new figures; every other account stays the same object', () => {
  const [moved, still] = [accountOf({ login: 1, nickname: 'Gold', equity: '1.00' }), accountOf({ login: 2 })];
  const { balance, credit, margin, freeMargin, floatingPl, marginLevel } = moved;
  const figures = { login: 1, equity: '2.00', balance, credit, margin, freeMargin, floatingPl, marginLevel };
  const after = withFigures([moved, still], new Map([[1, figures]]));
  expect(after[0]).toEqual({ ...moved, equity: '2.00' });
  expect(after[1]).toBe(still);
});
