import { Clipboard } from '../../application/ports/clipboard';
import { Partners } from '../../application/ports/partners';
import { Queries } from '../../application/remote/queries';
import { NoticeStore } from '../../application/stores/notice-store';
import { PartnershipStore } from '../../application/stores/partnership-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpPartners } from '../../infrastructure/http/http-partners';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** Both partnership pages. */
export const feature = defineFeature({
  ports: [overHttp(Partners, HttpPartners)],
  stores: [construct(PartnershipStore, Partners, Queries, Clipboard, NoticeStore)],
  screens: {
    'partnership-invest': themed(async () => (await screens()).PartnershipInvest),
    'partnership-shared': themed(async () => (await screens()).PartnershipShared),
  },
});

const screens = () =>
  import(/* webpackChunkName: "screen-partnership" */ '../../ui/screens/partnership/partnership-screens');
