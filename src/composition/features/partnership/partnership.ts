import { PartnerPayouts } from '../../../application/partnership/ports/partner-payouts';
import { Partners } from '../../../application/partnership/ports/partners';
import { Queries } from '../../../application/remote/queries';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpPartnerPayouts } from '../../../infrastructure/partnership/http-partner-payouts';
import { HttpPartners } from '../../../infrastructure/partnership/http-partners';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';
import { feature as copying } from '../kernel/copying';

/** Both partnership pages. */
export const feature = defineFeature({
  row: { texts: ['partnership'] },
  needs: [copying],
  ports: [overHttp(Partners, HttpPartners), overHttp(PartnerPayouts, HttpPartnerPayouts)],
  stores: [construct(PartnershipStore, Partners, Queries)],
  screens: {
    'partnership-invest': withTheme(async () => (await screens()).PartnershipInvest),
    'partnership-shared': withTheme(async () => (await screens()).PartnershipShared),
  },
});

const screens = () =>
  import(/* webpackChunkName: "screen-partnership" */ '../../../ui/partnership/screens/partnership-screens');
