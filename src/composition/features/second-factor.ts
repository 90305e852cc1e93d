import { Clipboard } from '../../application/ports/clipboard';
import { Page } from '../../application/ports/page';
import { SecondFactors } from '../../application/ports/second-factors';
import { Queries } from '../../application/remote/queries';
import { LoginStore } from '../../application/stores/login-store';
import { SecondFactorStore } from '../../application/stores/second-factor-store';
import { SecondStepStore } from '../../application/stores/second-step-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpSecondFactors } from '../../infrastructure/http/http-second-factors';
import { describeSecondFactorsContract } from '../../testkit/contracts/second-factors.contract';
import { FakeSecondFactors } from '../../testkit/fakes/fake-second-factors';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The second step of signing in, and setting it up in the profile. */
export const feature = defineFeature({
  ports: [overHttp(SecondFactors, HttpSecondFactors)],
  stores: [
    construct(SecondStepStore, SecondFactors, Page, LoginStore),
    construct(SecondFactorStore, SecondFactors, Queries, Page, Clipboard),
  ],
});

export const doubles = () => [
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
