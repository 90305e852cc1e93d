import { Captcha } from '../../application/ports/captcha';
import { Clock } from '../../application/ports/clock';
import { Countries } from '../../application/ports/countries';
import { Navigation } from '../../application/own-ports/navigation';
import { OneTimeCodes } from '../../application/ports/one-time-codes';
import { Page } from '../../application/ports/page';
import { PhoneNumbers } from '../../application/ports/phone-numbers';
import { Registration } from '../../application/ports/registration';
import { LocalStore, TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { LanguageStore } from '../../application/stores/language-store';
import { PartnerRegistrationStore } from '../../application/stores/partner-registration-store';
import { RegistrationStore } from '../../application/stores/registration-store';
import { SessionStore } from '../../application/stores/session-store';
import { SiteStore } from '../../application/stores/site-store';
import { bind, construct } from '../../infrastructure/di/binding';
import { HttpOneTimeCodes } from '../../infrastructure/http/http-one-time-codes';
import { LibraryPhoneNumbers } from '../../infrastructure/phone/library-phone-numbers';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';
import { feature as countries } from './countries';
import { feature as registrationCalls } from './registration-calls';

const ports = {
  registration: Registration,
  countries: Countries,
  codes: OneTimeCodes,
  phones: PhoneNumbers,
  captcha: Captcha,
  tab: TabStore,
  local: LocalStore,
  page: Page,
  navigation: Navigation,
  queries: Queries,
  clock: Clock,
};

const stores = { site: SiteStore, session: SessionStore, language: LanguageStore };

/** The pages on which visitors open a trading account or become partners. */
export const feature = defineFeature({
  needs: [registrationCalls, countries],
  ports: [overHttp(OneTimeCodes, HttpOneTimeCodes), bind(PhoneNumbers, () => new LibraryPhoneNumbers())],
  stores: [construct(RegistrationStore, ports, stores), construct(PartnerRegistrationStore, ports, stores)],
  screens: {
    'register-open-trading-account': async () => (await tradingScreens()).StandardScreen,
    'register-open-trading-account-invest': async () => (await tradingScreens()).InvestScreen,
    'register-open-partner-account': async () =>
      (
        await import(
          /* webpackChunkName: "screen-register-partner" */ '../../ui/screens/register-open-partner-account/partner-screen'
        )
      ).Screen,
  },
});

/** The two forms that open a trading account are one chunk. */
const tradingScreens = () =>
  import(
    /* webpackChunkName: "screen-register" */ '../../ui/screens/register-open-trading-account/registration-screens'
  );
