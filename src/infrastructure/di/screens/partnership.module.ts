import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clipboard } from '../../../application/ports/clipboard';
import { Clock } from '../../../application/ports/clock';
import { Partners } from '../../../application/ports/partners';
import { NoticeStore } from '../../../application/stores/notice-store';
import { PartnershipStore } from '../../../application/stores/partnership-store';
import { id } from '../token';

/** The store of both partnership screens, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(PartnershipStore)
    .toResolvedValue(
      (partners, cache, clock, clipboard, notices) =>
        new PartnershipStore(partners, cache, clock, clipboard, notices),
      [id(Partners), QueryClient, id(Clock), id(Clipboard), NoticeStore],
    )
    .inSingletonScope();
});
