import { Clock } from '../../../application/kernel/ports/clock';
import { Documents } from '../../../application/documents/ports/documents';
import { Page } from '../../../application/kernel/ports/page';
import { TabStore } from '../../../application/kernel/ports/storage';
import { Queries } from '../../../application/remote/queries';
import { ClientStore } from '../../../application/client/client-store';
import { DocumentsStore } from '../../../application/documents/documents-store';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpDocuments } from '../../../infrastructure/documents/http-documents';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The documents that the broker requires. */
export const feature = defineFeature({
  row: { calls: ['documents'] },
  ports: [overHttp(Documents, HttpDocuments)],
  stores: [
    construct(
      DocumentsStore,
      { documents: Documents, queries: Queries, clock: Clock, page: Page, tab: TabStore },
      { client: ClientStore, notices: NoticeStore },
    ),
  ],
  screens: {
    'upload-documents': withTheme(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-upload-documents" */ '../../../ui/documents/screens/upload-documents-screen'
          )
        ).Screen,
    ),
  },
});
