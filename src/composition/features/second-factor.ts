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
import { defineFeature } from '../feature';
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
