import { Campaigns } from '../../application/ports/campaigns';
import { Clock } from '../../application/ports/clock';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { CampaignsStore } from '../../application/stores/campaigns-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpCampaigns } from '../../infrastructure/http/http-campaigns';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** Campaigns to join. */
export const feature = defineFeature({
  ports: [overHttp(Campaigns, HttpCampaigns)],
  stores: [construct(CampaignsStore, Campaigns, Queries, Clock, Page, NoticeStore)],
  screens: {
    campaigns: themed(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-campaigns" */ '../../ui/screens/campaigns/campaigns-screen'
          )
        ).Screen,
    ),
  },
});
