import { fixAddress } from '../../../src/domain/dashboard/blocker';
import { blockerOf } from '../../../src/testkit/portal/client-area';

test.each([
  ['document-missing', {}, '/upload-documents'],
  ['document-rejected', {}, '/upload-documents'],
  ['document-expired', {}, '/upload-documents'],
  ['document-pending', {}, '/upload-documents'],
  ['application', {}, '/open-investment-account'],
  ['assessment', { typeId: 3 }, '/open-investment-account?typeId=3'],
  ['assessment', {}, null],
  ['second-factor-off', {}, '/Profile?tab=security'],
  ['unpaid', { login: 7, requestId: 'a b' }, '/accounts?deposit=7&request=a%20b'],
  ['unpaid', { login: 7 }, null],
  ['unpaid', { requestId: 'a' }, null],
  ['close-only', { login: 7 }, '/accounts?account=7&tab=settings'],
  ['no-trading', { login: 7 }, '/accounts?account=7&tab=settings'],
  ['no-login', {}, null],
] as const)('what is blocked by %s (%p) leads to %s', (reason, more, address) => {
  expect(fixAddress(blockerOf({ reason, ...more }))).toBe(address);
});
