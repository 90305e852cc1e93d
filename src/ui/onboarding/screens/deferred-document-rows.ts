import { deferred } from '../../components/deferred';

/** Loaded late: few pages of an application ask for documents. */
export const DeferredDocumentRows = deferred(
  async () => (await import(/* webpackChunkName: "document-rows" */ './document-rows')).DocumentRows,
);
