import { Authenticator } from '../../../application/session/ports/authenticator';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Page } from '../../../application/kernel/ports/page';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { SecondFactors } from '../../../application/session/ports/second-factors';
import { Queries } from '../../../application/remote/queries';
import { LoginStore } from '../../../application/session/login-store';
import { PasskeysStore } from '../../../application/session/passkeys-store';
import { SecondFactorStore } from '../../../application/session/second-factor-store';
import { SecondStepStore } from '../../../application/session/second-step-store';
import { BrowserAuthenticator } from '../../../infrastructure/session/browser-authenticator';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpPasskeys } from '../../../infrastructure/session/http-passkeys';
import { HttpSecondFactors } from '../../../infrastructure/session/http-second-factors';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The second step of signing in, and setting it up in the profile: app, recovery codes and passkeys. */
export const feature = defineFeature({
  row: { chunk: 'second-factor' },
  ports: [
    overHttp(SecondFactors, HttpSecondFactors),
    overHttp(Passkeys, HttpPasskeys),
    bind(Authenticator, () => new BrowserAuthenticator()),
  ],
  stores: [
    construct(SecondStepStore, SecondFactors, Passkeys, Authenticator, Page, LoginStore),
    construct(PasskeysStore, Passkeys, Authenticator, Queries, Page, Clipboard),
    construct(SecondFactorStore, SecondFactors, Passkeys, Authenticator, Queries, Page, Clipboard),
  ],
});
