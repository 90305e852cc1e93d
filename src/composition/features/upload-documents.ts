import { Clock } from '../../application/ports/clock';
import { Documents } from '../../application/ports/documents';
import { Page } from '../../application/ports/page';
import { TabStore } from '../../application/ports/storage';
import { Queries } from '../../application/remote/queries';
import { ClientStore } from '../../application/stores/client-store';
import { DocumentsStore } from '../../application/stores/documents-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpDocuments } from '../../infrastructure/http/http-documents';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The documents that the broker asks for. */
export const feature = defineFeature({
  ports: [overHttp(Documents, HttpDocuments)],
  stores: [
    construct(
      DocumentsStore,
      { documents: Documents, queries: Queries, clock: Clock, page: Page, tab: TabStore },
      { client: ClientStore, notices: NoticeStore },
    ),
  ],
  screens: {
    'upload-documents': themed(
      async () =>
        (
          await import(
            /* webpackChunkName: "screen-upload-documents" */ '../../ui/screens/upload-documents/upload-documents-screen'
          )
        ).Screen,
    ),
  },
});
