import { Auth } from '../../../application/session/ports/auth';
import { Captcha } from '../../../application/session/ports/captcha';
import { Page } from '../../../application/kernel/ports/page';
import { TabStore } from '../../../application/kernel/ports/storage';
import { ClientStore } from '../../../application/client/client-store';
import { LoginStore } from '../../../application/session/login-store';
import { SessionStore } from '../../../application/session/session-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { defineFeature } from '../../feature';

/** The sign-in page. Most visits begin with it, so its code is in the first bundle. */
export const feature = defineFeature({
  stores: [construct(LoginStore, Auth, Captcha, TabStore, Page, SiteStore, SessionStore, ClientStore)],
  screens: {
    login: async () =>
      (await import(/* webpackChunkName: "page" */ '../../../ui/session/screens/login-screen')).Screen,
  },
});
