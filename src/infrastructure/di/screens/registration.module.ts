import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Captcha } from '../../../application/ports/captcha';
import { Clock } from '../../../application/ports/clock';
import { Countries } from '../../../application/ports/countries';
import { Navigation } from '../../../application/ports/navigation';
import { OneTimeCodes } from '../../../application/ports/one-time-codes';
import { Page } from '../../../application/ports/page';
import { PhoneNumbers } from '../../../application/ports/phone-numbers';
import { Registration } from '../../../application/ports/registration';
import { LocalStore, TabStore } from '../../../application/ports/storage';
import { LanguageStore } from '../../../application/stores/language-store';
import { PartnerRegistrationStore } from '../../../application/stores/partner-registration-store';
import { RegistrationStore, type RegistrationPorts } from '../../../application/stores/registration-store';
import { SessionStore } from '../../../application/stores/session-store';
import { SiteStore } from '../../../application/stores/site-store';
import { id } from '../token';

const PORTS = Symbol.for('portico.RegistrationPorts');

/** The stores of the registration pages; what they need of the world is bound once for both. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind<RegistrationPorts>(PORTS)
    .toResolvedValue(
      (registration, countries, codes, phones, captcha, tab, local, page, navigation, cache, clock) => ({
        registration,
        countries,
        codes,
        phones,
        captcha,
        tab,
        local,
        page,
        navigation,
        cache,
        clock,
      }),
      [
        id(Registration),
        id(Countries),
        id(OneTimeCodes),
        id(PhoneNumbers),
        id(Captcha),
        id(TabStore),
        id(LocalStore),
        id(Page),
        id(Navigation),
        QueryClient,
        id(Clock),
      ],
    )
    .inSingletonScope();
  bind(RegistrationStore)
    .toResolvedValue(
      (ports: RegistrationPorts, site, session, language) =>
        new RegistrationStore(ports, { site, session, language }),
      [PORTS, SiteStore, SessionStore, LanguageStore],
    )
    .inSingletonScope();
  bind(PartnerRegistrationStore)
    .toResolvedValue(
      (ports: RegistrationPorts, site, session, language) =>
        new PartnerRegistrationStore(ports, { site, session, language }),
      [PORTS, SiteStore, SessionStore, LanguageStore],
    )
    .inSingletonScope();
});
