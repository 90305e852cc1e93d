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
import { describeDocumentsContract } from '../../testkit/contracts/documents.contract';
import { FakeDocuments } from '../../testkit/fakes/fake-documents';
import { themed } from '../../ui/theme/themed';
import { defineFeature, gatewayDouble } from '../feature';
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

const QUIET = { begun: () => undefined, progress: () => undefined };
const A_FILE = { kind: 'address', name: 'bill.pdf', bytes: new Uint8Array(9) } as const;
const ID = '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11';

export const doubles = () => [
  gatewayDouble(Documents, ({ backend }) => new FakeDocuments(backend), describeDocumentsContract, {
    documents: (documents) => documents.list(),
    documentFile: (documents) => documents.file(ID),
    documentUploads: (documents) => documents.unfinished(),
    createUpload: (documents) => documents.send(A_FILE, QUIET),
    uploadOffset: (documents) => documents.send({ ...A_FILE, uploadId: ID }, QUIET),
    uploadBytes: (documents) => documents.send({ ...A_FILE, uploadId: ID }, QUIET),
    dropUpload: (documents) => documents.drop(ID),
  }),
];
