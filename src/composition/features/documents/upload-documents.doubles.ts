import { Documents } from '../../../application/documents/ports/documents';
import { describeDocumentsContract } from '../../../testkit/documents/documents.contract';
import { FakeDocuments } from '../../../testkit/documents/fake-documents';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

const NO_LISTENERS = { onStarted: () => undefined, onProgress: () => undefined };

const A_FILE = { kind: 'address', name: 'bill.pdf', bytes: new Uint8Array(9) } as const;

const ID = '6f1a0c1e-5b7d-4d43-8a53-0e2f6f0b9a11';

/** The doubles of the ports that `upload-documents` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Documents, ({ backend }) => new FakeDocuments(backend), describeDocumentsContract, {
    documents: (documents) => documents.list(),
    documentFile: (documents) => documents.file(ID),
    documentUploads: (documents) => documents.unfinished(),
    createUpload: (documents) => documents.send(A_FILE, NO_LISTENERS),
    uploadOffset: (documents) => documents.send({ ...A_FILE, uploadId: ID }, NO_LISTENERS),
    uploadBytes: (documents) => documents.send({ ...A_FILE, uploadId: ID }, NO_LISTENERS),
    dropUpload: (documents) => documents.drop(ID),
  }),
];
