import { Captcha } from '../../../application/session/ports/captcha';
import { Clock } from '../../../application/kernel/ports/clock';
import { Countries } from '../../../application/site/ports/countries';
import { Navigation } from '../../../application/kernel/core-ports/navigation';
import { OneTimeCodes } from '../../../application/registration/ports/one-time-codes';
import { Page } from '../../../application/kernel/ports/page';
import { PhoneNumbers } from '../../../application/registration/ports/phone-numbers';
import { Registration } from '../../../application/registration/ports/registration';
import { LocalStore, TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { LanguageStore } from '../../../application/language/language-store';
import { PartnerRegistrationStore } from '../../../application/registration/partner-registration-store';
import { RegistrationStore } from '../../../application/registration/registration-store';
import { SessionStore } from '../../../application/session/session-store';
import { SiteStore } from '../../../application/site/site-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpOneTimeCodes } from '../../../infrastructure/registration/http-one-time-codes';
import { LibraryPhoneNumbers } from '../../../infrastructure/registration/library-phone-numbers';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as countries } from '../site/countries';
import { feature as registrationCalls } from './registration-calls';
import { feature as unsentTexts } from '../kernel/unsent-texts';

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
  row: {
    chunk: 'registration',
    viewChunks: { 'register-open-trading-account': ['screen-register'] },
    texts: ['registration'],
  },
  needs: [registrationCalls, countries, unsentTexts],
  ports: [overHttp(OneTimeCodes, HttpOneTimeCodes), bind(PhoneNumbers, () => new LibraryPhoneNumbers())],
  stores: [construct(RegistrationStore, ports, stores), construct(PartnerRegistrationStore, ports, stores)],
  screens: {
    'register-open-trading-account': async () => (await tradingScreens()).StandardScreen,
    'register-open-trading-account-invest': async () => (await tradingScreens()).InvestScreen,
    'register-open-partner-account': async () =>
      (
        await import(
          /* webpackChunkName: "screen-register-partner" */ '../../../ui/registration/screens/partner-account/partner-screen'
        )
      ).Screen,
  },
});

/** The two forms that open a trading account are one chunk. */
const tradingScreens = () =>
  import(
    /* webpackChunkName: "screen-register" */ '../../../ui/registration/screens/trading-account/registration-screens'
  );
