import { isAppCode, normalizeCode } from '../../../src/domain/session/second-factor';

test.each([
  ['123456', '123456', true],
  [' 123 456 ', '123456', true],
  ['12345', '12345', false],
  ['1234567', '1234567', false],
  ['4KQ7-M2XD', '4KQ7-M2XD', false],
])('%p is read as %p', (typed, code, isApp) => {
  expect(normalizeCode(typed)).toBe(code);
  expect(isAppCode(normalizeCode(typed))).toBe(isApp);
});
