import type { ClientDocument } from '../../domain/documents/document';
import type { Documents } from './ports/documents';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';

/** Query of the client's documents, shared by all stores. */
export function documentsQuery(
  queries: Queries,
  documents: Documents,
): RemoteQuery<readonly ClientDocument[]> {
  return queries.query({
    scope: 'client',
    call: 'documents',
    freshForMs: 0,
    read: (signal) => documents.list(signal),
  });
}
