import { Authenticator } from '../../application/ports/authenticator';
import { Clipboard } from '../../application/ports/clipboard';
import { Page } from '../../application/ports/page';
import { Passkeys } from '../../application/ports/passkeys';
import { SecondFactors } from '../../application/ports/second-factors';
import { Queries } from '../../application/remote/queries';
import { LoginStore } from '../../application/stores/login-store';
import { PasskeysStore } from '../../application/stores/passkeys-store';
import { SecondFactorStore } from '../../application/stores/second-factor-store';
import { SecondStepStore } from '../../application/stores/second-step-store';
import { BrowserAuthenticator } from '../../infrastructure/browser/browser-authenticator';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpPasskeys } from '../../infrastructure/http/http-passkeys';
import { HttpSecondFactors } from '../../infrastructure/http/http-second-factors';
import { describeAuthenticatorContract } from '../../testkit/contracts/authenticator.contract';
import { describePasskeysContract } from '../../testkit/contracts/passkeys.contract';
import { describeSecondFactorsContract } from '../../testkit/contracts/second-factors.contract';
import { FakeAuthenticator } from '../../testkit/fakes/fake-authenticator';
import { FakePasskeys } from '../../testkit/fakes/fake-passkeys';
import { FakeSecondFactors } from '../../testkit/fakes/fake-second-factors';
import { defineFeature, double, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The second step of signing in, and setting it up in the profile: app, recovery codes and passkeys. */
export const feature = defineFeature({
  ports: [
    overHttp(SecondFactors, HttpSecondFactors),
    overHttp(Passkeys, HttpPasskeys),
    bind(Authenticator, () => new BrowserAuthenticator()),
  ],
  stores: [
    construct(SecondStepStore, SecondFactors, Passkeys, Authenticator, Page, LoginStore),
    construct(PasskeysStore, Passkeys, Authenticator, Queries, Page, Clipboard),
    construct(SecondFactorStore, SecondFactors, Queries, Page, Clipboard),
  ],
});

export const doubles = () => [
  double(Authenticator, () => new FakeAuthenticator(), describeAuthenticatorContract),
  gatewayDouble(Passkeys, ({ backend }) => new FakePasskeys(backend), describePasskeysContract, {
    passkeys: (passkeys) => passkeys.state(),
    beginPasskey: (passkeys) => passkeys.begin({ password: 'secret' }),
    addPasskey: (passkeys) =>
      passkeys.add('Laptop', {
        ...{ id: 'rj1hZ7k0yQ', rawId: 'rj1hZ7k0yQ', type: 'public-key' },
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
