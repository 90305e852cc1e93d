import { Auth } from '../../application/ports/auth';
import { Captcha } from '../../application/ports/captcha';
import { Page } from '../../application/ports/page';
import { TabStore } from '../../application/ports/storage';
import { ClientStore } from '../../application/stores/client-store';
import { LoginStore } from '../../application/stores/login-store';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { defineFeature } from '../feature';

/** The sign-in page. Most visits begin with it, so its code lies in the first bundle. */
export const feature = defineFeature({
  stores: [construct(LoginStore, Auth, Captcha, TabStore, Page, SiteStore, SessionStore, ClientStore)],
  screens: {
    login: async () =>
      (await import(/* webpackChunkName: "page" */ '../../ui/screens/login/login-screen')).Screen,
  },
});
