import { Captcha } from '../../../application/session/ports/captcha';
import { Page } from '../../../application/kernel/ports/page';
import { Passwords } from '../../../application/passwords/ports/passwords';
import { TabStore } from '../../../application/kernel/ports/storage';
import { ForgotPasswordStore } from '../../../application/passwords/forgot-password-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';
import { feature as passwords } from './passwords';

/** The page that requests a password link. */
export const feature = defineFeature({
  row: { texts: ['forgot-password'] },
  needs: [passwords],
  stores: [construct(ForgotPasswordStore, Passwords, Captcha, TabStore, Page, SiteStore)],
  screens: {
    'forgot-password': async () =>
      (
        await import(
          /* webpackChunkName: "screen-forgot-password" */ '../../../ui/passwords/screens/forgot-password-screen'
        )
      ).Screen,
  },
});
