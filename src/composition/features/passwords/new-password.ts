import { Captcha } from '../../../application/session/ports/captcha';
import { Page } from '../../../application/kernel/ports/page';
import { Passwords } from '../../../application/passwords/ports/passwords';
import { Registration } from '../../../application/registration/ports/registration';
import { Queries } from '../../../application/remote/queries';
import { NewPasswordStore } from '../../../application/passwords/new-password-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';
import { feature as passwords } from './passwords';
import { feature as registrationCalls } from '../registration/registration-calls';
import { feature as unsentTexts } from '../kernel/unsent-texts';

/** The page that a password link leads to. */
export const feature = defineFeature({
  row: { texts: ['new-password'] },
  needs: [passwords, registrationCalls, unsentTexts],
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
          /* webpackChunkName: "screen-new-password" */ '../../../ui/passwords/screens/new-password-screen'
        )
      ).Screen,
  },
});
