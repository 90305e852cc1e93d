import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Campaigns } from '../../../application/ports/campaigns';
import { Clock } from '../../../application/ports/clock';
import { Page } from '../../../application/ports/page';
import { CampaignsStore } from '../../../application/stores/campaigns-store';
import { NoticeStore } from '../../../application/stores/notice-store';
import { id } from '../token';

/** The store of the campaigns, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(CampaignsStore)
    .toResolvedValue(
      (campaigns, cache, clock, page, notices) => new CampaignsStore(campaigns, cache, clock, page, notices),
      [id(Campaigns), QueryClient, id(Clock), id(Page), NoticeStore],
    )
    .inSingletonScope();
});
