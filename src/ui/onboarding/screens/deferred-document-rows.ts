import { deferComponent } from '../../components/defer-component';

/** Loaded late: few pages of an application require documents. */
export const DeferredDocumentRows = deferComponent(
  async () => (await import(/* webpackChunkName: "document-rows" */ './document-rows')).DocumentRows,
);
