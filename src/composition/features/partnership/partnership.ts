import { Accounts } from '../../../application/accounts/ports/accounts';
import { AgreementStore } from '../../../application/partnership/agreement-store';
import { Countries } from '../../../application/site/ports/countries';
import { SiteStore } from '../../../application/site/site-store';
import { Authenticator } from '../../../application/session/ports/authenticator';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { PartnerAgreements } from '../../../application/partnership/ports/partner-agreements';
import { PartnerPayouts } from '../../../application/partnership/ports/partner-payouts';
import { PartnerLinksStore } from '../../../application/partnership/partner-links-store';
import { PartnerListsStore } from '../../../application/partnership/partner-lists-store';
import { MaterialStore } from '../../../application/partnership/material-store';
import { Partners } from '../../../application/partnership/ports/partners';
import { Passkeys } from '../../../application/session/ports/passkeys';
import { PayoutsStore } from '../../../application/partnership/payouts-store';
import { Queries } from '../../../application/remote/queries';
import { SubPartnersStore } from '../../../application/partnership/sub-partners-store';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpPartnerAgreements } from '../../../infrastructure/partnership/http-partner-agreements';
import { HttpPartnerPayouts } from '../../../infrastructure/partnership/http-partner-payouts';
import { HttpPartners } from '../../../infrastructure/partnership/http-partners';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as copying } from '../kernel/copying';
import { feature as secondFactor } from '../session/second-factor';
import { feature as countries } from '../site/countries';
import { feature as unsentTexts } from '../kernel/unsent-texts';
import { feature as tradingAccounts } from '../accounts/trading-accounts';

const newKey = () => crypto.randomUUID();

/** Both partnership pages. */
export const feature = defineFeature({
  row: { texts: ['partnership', 'payouts', 'agreement', 'material', 'registration', 'account'] },
  needs: [copying, countries, secondFactor, tradingAccounts, unsentTexts],
  ports: [
    overHttp(Partners, HttpPartners),
    overHttp(PartnerPayouts, HttpPartnerPayouts),
    overHttp(PartnerAgreements, HttpPartnerAgreements),
  ],
  stores: [
    construct(PartnershipStore, Partners, Queries),
    construct(PartnerListsStore, Partners, Queries),
    construct(PartnerLinksStore, Partners, Queries, Page),
    construct(MaterialStore, Partners, Queries),
    construct(SubPartnersStore, Partners, Queries),
    bind(
      AgreementStore,
      [PartnerAgreements, Countries, Queries, Page, SiteStore],
      (agreements, siteCountries, queries, page, site) =>
        new AgreementStore({ agreements, countries: siteCountries, queries, page, site }),
    ),
    bind(
      PayoutsStore,
      [PartnerPayouts, Accounts, Queries, Page, Clock, Passkeys, Authenticator],
      (payouts, accounts, queries, page, clock, passkeys, authenticator) =>
        new PayoutsStore({ payouts, accounts, queries, page, clock, passkeys, authenticator }, newKey),
    ),
  ],
  screens: {
    'partnership-invest': withTheme(async () => (await screens()).PartnershipInvest),
    'partnership-shared': withTheme(async () => (await screens()).PartnershipShared),
  },
});

const screens = () =>
  import(/* webpackChunkName: "screen-partnership" */ '../../../ui/partnership/screens/partnership-screens');
