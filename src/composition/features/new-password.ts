import { Captcha } from '../../application/ports/captcha';
import { Page } from '../../application/ports/page';
import { Passwords } from '../../application/ports/passwords';
import { Registration } from '../../application/ports/registration';
import { Queries } from '../../application/remote/queries';
import { NewPasswordStore } from '../../application/stores/new-password-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';
import { feature as passwords } from './passwords';
import { feature as registrationCalls } from './registration-calls';

/** The page that a password link leads to. */
export const feature = defineFeature({
  needs: [passwords, registrationCalls],
  stores: [
    construct(
      NewPasswordStore,
      {
        passwords: Passwords,
        registration: Registration,
        captcha: Captcha,
        page: Page,
        queries: Queries,
      },
      SiteStore,
    ),
  ],
  screens: {
    'new-password': async () =>
      (
        await import(
          /* webpackChunkName: "screen-new-password" */ '../../ui/screens/new-password/new-password-screen'
        )
      ).Screen,
  },
});
