import { registrationKind } from '../../../src/domain/registration/registration-kind';
import { readResetToken } from '../../../src/domain/registration/reset-link';

test.each([
  ['?resetToken=abc', 'abc'],
  ['?x=1&resetToken=a-b_c%3D', 'a-b_c='],
  ['', undefined],
  ['?resetToken=', undefined],
  ['?resettoken=abc', undefined],
  ['?resetToken=a&resetToken=b', undefined],
  ['?resetToken=a%20b', undefined],
  ['?resetToken=%E4', undefined],
  [`?resetToken=${'x'.repeat(8193)}`, undefined],
  [`?resetToken=${'x'.repeat(65536)}`, undefined],
])('the token of %.40s', (search, token) => {
  expect(readResetToken(search)).toBe(token);
});

test.each([
  ['', 'standard'],
  ['?utm_source=x', 'standard'],
  ['?utm_campaign=', 'standard'],
  ['?utm_campaign=garuda', 'landing'],
  ['?form=single', 'single'],
  ['?form=single&utm_campaign=garuda', 'single'],
  ['?form=other', 'standard'],
])('%j registers through the %s form', (search, kind) => {
  expect(registrationKind(search)).toBe(kind);
});
