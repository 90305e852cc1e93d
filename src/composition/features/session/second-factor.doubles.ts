import { Authenticator } from '../../../application/session/ports/authenticator';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { SecondFactors } from '../../../application/session/ports/second-factors';
import { describeAuthenticatorContract } from '../../../testkit/session/authenticator.contract';
import { describePasskeysContract } from '../../../testkit/session/passkeys.contract';
import { describeSecondFactorsContract } from '../../../testkit/session/second-factors.contract';
import { FakeAuthenticator } from '../../../testkit/session/fake-authenticator';
import { FakePasskeys } from '../../../testkit/session/fake-passkeys';
import { FakeSecondFactors } from '../../../testkit/session/fake-second-factors';
import { double, gatewayDouble, type Double } from '../../../testkit/portal/double';

const CREDENTIAL = { id: 'rj1hZ7k0yQ', rawId: 'rj1hZ7k0yQ', type: 'public-key' };

/** The doubles of the ports that `second-factor` binds. */
export const doubles: readonly Double[] = [
  double(Authenticator, () => new FakeAuthenticator(), describeAuthenticatorContract),
  gatewayDouble(Passkeys, ({ backend }) => new FakePasskeys(backend), describePasskeysContract, {
    passkeys: (passkeys) => passkeys.state(),
    beginPasskey: (passkeys) => passkeys.begin({ password: 'secret' }),
    addPasskey: (passkeys) =>
      passkeys.add('Laptop', {
        ...CREDENTIAL,
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      }),
    renamePasskey: (passkeys) => passkeys.rename('7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11', 'Phone'),
    removePasskey: (passkeys) => passkeys.remove('7d2c3c1e-51b0-4e0c-8f6c-4f4a6d3f8f11', { code: '123456' }),
    askPasskey: (passkeys) => passkeys.challenge(),
    askPasskeyToSignIn: (passkeys) => passkeys.signInChallenge('uZ2rW7nYc0'),
  }),
  gatewayDouble(
    SecondFactors,
    ({ backend }) => new FakeSecondFactors(backend),
    describeSecondFactorsContract,
    {
      secondFactor: (factors) => factors.state(),
      beginSecondFactor: (factors) => factors.begin('secret'),
      confirmSecondFactor: (factors) => factors.confirm('123456'),
      turnOffSecondFactor: (factors) => factors.turnOff('secret', '123456'),
      newRecoveryCodes: (factors) => factors.newCodes('secret', '123456'),
      answerSecondFactor: (factors) => factors.answer('uZ2rW7nYc0', 'totp', '123456'),
    },
  ),
];
