import { axiosTransport, type Transport } from './transport';

let loadedTransport: Promise<Transport> | undefined;

/** axios, with the reads of a page's start as one request. The code for that is loaded with axios. */
export const batchedTransport: Transport = async (request) => {
  // Without that file axios is missing too, and its transport reloads the page.
  loadedTransport ??= import(/* webpackChunkName: "http-client" */ './batch-reads').then(
    ({ batchReads }) => batchReads(axiosTransport),
    () => axiosTransport,
  );
  return (await loadedTransport)(request);
};
