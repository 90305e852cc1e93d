import { QueryClient } from '@tanstack/query-core';
import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Documents } from '../../../application/ports/documents';
import { Page } from '../../../application/ports/page';
import { DocumentsStore } from '../../../application/stores/documents-store';
import { NoticeStore } from '../../../application/stores/notice-store';
import { id } from '../token';

/** The store of the documents, loaded with their chunk. */
export const screenModule = new ContainerModule(({ bind }) => {
  bind(DocumentsStore)
    .toResolvedValue(
      (documents, cache, clock, page, notices) => new DocumentsStore(documents, cache, clock, page, notices),
      [id(Documents), QueryClient, id(Clock), id(Page), NoticeStore],
    )
    .inSingletonScope();
});
