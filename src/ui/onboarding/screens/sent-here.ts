import { deferred } from '../../components/deferred';

/** Few of an application's pages ask for documents. */
export const DocumentsSentHere = deferred(
  async () => (await import(/* webpackChunkName: "document-rows" */ './document-rows')).DocumentRows,
);
