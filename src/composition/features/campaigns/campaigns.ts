import { Campaigns } from '../../../application/campaigns/ports/campaigns';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { Queries } from '../../../application/remote/queries';
import { CampaignsStore } from '../../../application/campaigns/campaigns-store';
import { ContestStore } from '../../../application/campaigns/contest-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { bind, construct } from '../../../infrastructure/di/binding';
import { HttpCampaigns } from '../../../infrastructure/campaigns/http-campaigns';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

const newKey = () => crypto.randomUUID();

/** Campaigns to join. */
export const feature = defineFeature({
  row: { texts: ['campaigns', 'account'] },
  ports: [overHttp(Campaigns, HttpCampaigns)],
  stores: [
    construct(ContestStore, Campaigns, Queries),
    bind(
      CampaignsStore,
      [Campaigns, Queries, Clock, Page, NoticeStore],
      (campaigns, queries, clock, page, notices) =>
        new CampaignsStore({ campaigns, queries, clock, page, notices }, newKey),
    ),
  ],
  screens: {
    campaigns: withTheme(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-campaigns" */ '../../../ui/campaigns/screens/campaigns-screen'
          )
        ).Screen,
    ),
  },
});
