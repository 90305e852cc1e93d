import { lotsToGo } from '../../../src/domain/campaigns/bonus';

test('the remaining lots have two digits', () => {
  expect(lotsToGo({ lots: '3.5', neededLots: '10.00' })).toBe('6.50');
  expect(lotsToGo({ lots: '10.00', neededLots: '10.00' })).toBe('0.00');
});
