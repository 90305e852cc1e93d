import { expect } from 'expect';
import type { SupportSecret } from '../../application/ports/support-identity';
import type { Runner } from '../runner';

/** A secret and what it should be: `null` where there is none. */
export interface SupportSecretSubject {
  secret: SupportSecret;
  expected: string | null;
}

/** The contract of the port `SupportSecret`. */
export function describeSupportSecretContract(
  runner: Runner,
  name: string,
  makeSubject: () => SupportSecretSubject | Promise<SupportSecretSubject>,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of SupportSecret`, () => {
    test('reads what it was given, each time', async () => {
      const { secret, expected } = await makeSubject();
      expect(await secret.read()).toBe(expected);
      expect(await secret.read()).toBe(expected);
    });

    test('where there is none it is null, and no empty text', async () => {
      const { secret } = await makeSubject();
      expect(await secret.read()).not.toBe('');
    });
  });
}
