import { ContainerModule } from 'inversify';
import { Captcha } from '../../../application/ports/captcha';
import { Page } from '../../../application/ports/page';
import { Passwords } from '../../../application/ports/passwords';
import { TabStore } from '../../../application/ports/storage';
import { ForgotPasswordStore } from '../../../application/stores/forgot-password-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

/** The store of the page that asks for a password link. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(ForgotPasswordStore)
    .toResolvedValue(
      (passwords, captcha, tab, page, site) => new ForgotPasswordStore(passwords, captcha, tab, page, site),
      [id(Passwords), id(Captcha), id(TabStore), id(Page), SiteStore],
    )
    .inSingletonScope();
});
