import { describePhoneNumbersContract } from '../../../src/testkit/registration/phone-numbers.contract';
import { runner } from '../../jest/runner';
import { LibraryPhoneNumbers } from '../../../src/infrastructure/registration/library-phone-numbers';

describePhoneNumbersContract(runner, 'LibraryPhoneNumbers', () => new LibraryPhoneNumbers());

const phones = new LibraryPhoneNumbers();

test.each([
  ['030 901820', 'DE', '+49', '+4930901820'],
  ['+44 20 7946 0958', 'DE', '+49', '+442079460958'],
  ['(0812) 3456-7890', 'ID', '+62', '+6281234567890'],
  ['06 12 34 56 78', 'FR', '+33', '+33612345678'],
  ['22222', 'FK', '+500', '+50022222'],
])('%j in %s', async (typed, country, dialCode, e164) => {
  phones.prepare();
  expect(await phones.read(typed, country, dialCode)).toEqual({ e164 });
});

test.each([
  ['030', 'DE', '+49', 'phone-too-short'],
  ['+49 30 1234567890123', 'DE', '+49', 'phone-too-long'],
  ['call me', 'DE', '+49', 'not-a-phone'],
  ['+999 123456', 'DE', '+49', 'not-a-phone'],
])('%j in %s is %s', async (typed, country, dialCode, issue) => {
  expect(await phones.read(typed, country, dialCode)).toEqual({ issue });
});

test('an unknown country goes by its dial code', async () => {
  expect(await phones.read('123456', 'AQ', '+672')).toHaveProperty('e164', '+672123456');
});
