import { expect } from 'expect';
import type { SupportSecret } from '../../application/support/ports/support-identity';
import type { Runner } from '../runner/runner';

/** A secret and its expected value; `null` if the secret does not exist. */
export interface SupportSecretSubject {
  secret: SupportSecret;
  expectedSecret: string | null;
}

/** The contract of the port `SupportSecret`. */
export function describeSupportSecretContract(
  runner: Runner,
  name: string,
  makeSubject: () => SupportSecretSubject | Promise<SupportSecretSubject>,
): void {
  const { describe, test } = runner;
  describe(`${name} keeps the contract of SupportSecret`, () => {
    test('returns the configured secret each time', async () => {
      const { secret, expectedSecret } = await makeSubject();
      expect(await secret.read()).toBe(expectedSecret);
      expect(await secret.read()).toBe(expectedSecret);
    });

    test('is null if there is no secret, never an empty string', async () => {
      const { secret } = await makeSubject();
      expect(await secret.read()).not.toBe('');
    });
  });
}
