import { expect } from 'expect';
import type { PhoneNumbers } from '../../application/registration/ports/phone-numbers';
import type { Runner } from '../runner/runner';

const MAX_DIGITS = 15;

/**
 * The contract of the port `PhoneNumbers`. How much an adapter knows about a country's numbers is up to the adapter.
 */
export function describePhoneNumbersContract(
  runner: Runner,
  name: string,
  makePhoneNumbers: () => PhoneNumbers,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of PhoneNumbers`, () => {
    for (const [input, country, dialCode, e164] of [
      ['+44 20 7946 0958', 'GB', '+44', '+442079460958'],
      ['+44 20 7946 0958', 'DE', '+49', '+442079460958'],
      ['030 901820', 'DE', '+49', '+4930901820'],
      ['06 12 34 56 78', 'FR', '+33', '+33612345678'],
      ['(030) 901-820', 'DE', '+49', '+4930901820'],
      ['123456', 'AQ', '+672', '+672123456'],
    ] as const) {
      test(`"${input}" in ${country} is ${e164}`, async () => {
        expect(await makePhoneNumbers().read(input, country, dialCode)).toEqual({ e164 });
      });
    }

    for (const [input, issue] of [
      ['030', 'phone-too-short'],
      [`+49 30 ${'1'.repeat(MAX_DIGITS)}`, 'phone-too-long'],
      ['call me', 'not-a-phone'],
      ['', 'not-a-phone'],
    ] as const) {
      test(`"${input}" is ${issue}`, async () => {
        expect(await makePhoneNumbers().read(input, 'DE', '+49')).toEqual({ issue });
      });
    }

    test('a number is parsed the same before and after its metadata is loaded', async () => {
      const [preparedNumbers, newNumbers] = [makePhoneNumbers(), makePhoneNumbers()];
      preparedNumbers.prepare();
      preparedNumbers.prepare();
      const read = (phones: PhoneNumbers) => phones.read('030 901820', 'DE', '+49');
      expect(await read(preparedNumbers)).toEqual(await read(newNumbers));
    });
  });
}
