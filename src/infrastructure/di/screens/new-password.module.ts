import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Captcha } from '../../../application/ports/captcha';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { Passwords } from '../../../application/ports/passwords';
import { Registration } from '../../../application/ports/registration';
import { NewPasswordStore } from '../../../application/stores/new-password-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

/** The store of the page that a password link leads to. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(NewPasswordStore)
    .toResolvedValue(
      (passwords, registration, captcha, page, cache, clock, site) =>
        new NewPasswordStore({ passwords, registration, captcha, page, cache, clock }, site),
      [id(Passwords), id(Registration), id(Captcha), id(Page), QueryClient, id(Clock), SiteStore],
    )
    .inSingletonScope();
});
