import { expect } from 'expect';
import type { Authenticator } from '../../application/session/ports/authenticator';
import type { Runner } from '../runner/runner';
import { requireCapabilities, type Capabilities } from '../runner/capabilities';

/** An authenticator, and a way to make the client cancel. */
export interface AuthenticatorSubject {
  authenticator: Authenticator;
  /** Makes the client cancel; not used for an adapter without `faults`. */
  cancel?(): void;
}

const RP = { id: 'localhost', name: 'Portico' };
const USER = { id: 'Y2xpZW50LTE', name: 'maria.weber@portico.test', displayName: 'Maria Weber' };
const CREATION = {
  rp: RP,
  user: USER,
  challenge: 'ZmFrZS1jaGFsbGVuZ2U',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const REQUEST = { rpId: 'localhost', challenge: 'ZmFrZS1jaGFsbGVuZ2U' };

/** The contract of the port `Authenticator`. */
export function describeAuthenticatorContract(
  runner: Runner,
  name: string,
  makeSubject: () => AuthenticatorSubject,
  capabilities: Capabilities = {},
): void {
  const { describe, test } = runner;
  const { test: testFault } = requireCapabilities(runner, capabilities, 'faults');
  describe(`${name} keeps the contract of Authenticator`, () => {
    test('creates a passkey and signs with it', async () => {
      const { authenticator } = makeSubject();
      expect(authenticator.isSupported).toBe(true);
      const doneOutcome = { is: 'done', answer: { id: expect.any(String), response: expect.any(Object) } };
      expect(await authenticator.create(CREATION)).toMatchObject(doneOutcome);
      expect(await authenticator.sign(REQUEST)).toMatchObject(doneOutcome);
    });

    testFault('reports that the client has cancelled, and never rejects', async () => {
      const { authenticator, cancel } = makeSubject();
      cancel!();
      expect(await authenticator.create(CREATION)).toEqual({ is: 'cancelled' });
      expect(await authenticator.sign(REQUEST)).toEqual({ is: 'cancelled' });
    });
  });
}
