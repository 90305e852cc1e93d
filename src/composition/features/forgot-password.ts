import { Captcha } from '../../application/ports/captcha';
import { Page } from '../../application/ports/page';
import { Passwords } from '../../application/ports/passwords';
import { TabStore } from '../../application/ports/storage';
import { ForgotPasswordStore } from '../../application/stores/forgot-password-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';
import { feature as passwords } from './passwords';

/** The page that asks for a password link. */
export const feature = defineFeature({
  needs: [passwords],
  stores: [construct(ForgotPasswordStore, Passwords, Captcha, TabStore, Page, SiteStore)],
  screens: {
    'forgot-password': async () =>
      (
        await import(
          /* webpackChunkName: "screen-forgot-password" */ '../../ui/screens/forgot-password/forgot-password-screen'
        )
      ).Screen,
  },
});
