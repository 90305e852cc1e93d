import { describePhoneNumbersContract } from '../../../src/testkit/registration/phone-numbers.contract';
import { runner } from '../../jest/runner';
import { LibraryPhoneNumbers } from '../../../src/infrastructure/registration/library-phone-numbers';

describePhoneNumbersContract(runner, 'LibraryPhoneNumbers', () => new LibraryPhoneNumbers());

const phones = new LibraryPhoneNumbers();

test.each([
  ['(0812) 3456-7890', 'ID', '+62', '+6281234567890'],
  ['22222', 'FK', '+500', '+50022222'],
  ['\u202A+49\u201130\u2011123456\u202C', 'DE', '+49', '+4930123456'],
  ['tel:+49-30-123456', 'DE', '+49', '+4930123456'],
  ['030/123456', 'DE', '+49', '+4930123456'],
  ['+49 +49 30 123456', 'DE', '+49', '+4930123456'],
  ['+49 (0) 30 123456', 'DE', '+49', '+4930123456'],
  ['٠٣٠ ١٢٣٤٥٦', 'DE', '+49', '+4930123456'],
  ['０３０　１２３４５６', 'DE', '+49', '+4930123456'],
])('%j in %s', async (input, country, dialCode, e164) => {
  phones.prepare();
  expect(await phones.read(input, country, dialCode)).toEqual({ e164 });
});

test.each([
  ['+49 30 1234567890123', 'DE', '+49', 'phone-too-long'],
  ['+999 123456', 'DE', '+49', 'not-a-phone'],
])('%j in %s is %s', async (input, country, dialCode, issue) => {
  expect(await phones.read(input, country, dialCode)).toEqual({ issue });
});
