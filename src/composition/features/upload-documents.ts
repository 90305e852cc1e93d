import { Clock } from '../../application/ports/clock';
import { Documents } from '../../application/ports/documents';
import { Page } from '../../application/ports/page';
import { Queries } from '../../application/remote/queries';
import { DocumentsStore } from '../../application/stores/documents-store';
import { NoticeStore } from '../../application/stores/notice-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpDocuments } from '../../infrastructure/http/http-documents';
import { describeDocumentsContract } from '../../testkit/contracts/documents.contract';
import { FakeDocuments } from '../../testkit/fakes/fake-documents';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The documents that the broker asks for. */
export const feature = defineFeature({
  ports: [overHttp(Documents, HttpDocuments)],
  stores: [construct(DocumentsStore, Documents, Queries, Clock, Page, NoticeStore)],
  screens: {
    'upload-documents': async () =>
      (
        await import(
          /* webpackChunkName: "screen-upload-documents" */ '../../ui/screens/upload-documents/upload-documents-screen'
        )
      ).Screen,
  },
});

/** A file goes in three calls, one after another. */
const sendFile = (documents: Documents) =>
  documents.send({ kind: 'address', name: 'bill.pdf', bytes: new Uint8Array(9) }, () => undefined);

export const doubles = () => [
  gatewayDouble(Documents, ({ backend }) => new FakeDocuments(backend), describeDocumentsContract, {
    documents: (documents) => documents.list(),
    documentFile: (documents) => documents.file('6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11'),
    beginDocument: sendFile,
    documentPart: sendFile,
    finishDocument: sendFile,
  }),
];
