import { refusalOf } from '../../../src/domain/social/copy-refusal';

test.each([
  [{ reason: 'risk' }, 'risk'],
  [{ reason: 'consents', missing: 2 }, 'consents'],
  [{ reason: 'weather' }, undefined],
  [{ reason: 7 }, undefined],
  [{}, undefined],
  ['risk', undefined],
  [null, undefined],
  [undefined, undefined],
])('a refusal with the details %j has the reason %s', (details, reason) => {
  expect(refusalOf(details)).toBe(reason);
});
