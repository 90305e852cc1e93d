import { FIRST_STEPS, stepAddress } from '../../../src/domain/dashboard/first-steps';

test('a step leads to where it is taken, a deposit to the account that takes it', () => {
  expect(FIRST_STEPS.map((step) => [step, stepAddress(step, 7)])).toEqual([
    ['email', '/Profile?tab=security'],
    ['profile', '/Profile'],
    ['identity', '/upload-documents'],
    ['address', '/upload-documents'],
    ['application', '/open-investment-account'],
    ['deposit', '/accounts?deposit=7'],
    ['trade', '/platform'],
  ]);
});

test('without an account there is nowhere to pay in', () => {
  expect(stepAddress('deposit', undefined)).toBeNull();
});
