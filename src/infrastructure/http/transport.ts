import { PortalError } from '../../domain/kernel/errors';
import { reloadOnce } from '../browser/script-guard';
import { httpAnswer, type HttpAnswer } from './answer';

export interface Outgoing {
  method: 'GET' | 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal | undefined;
  /**
   * Reads the body as it arrives, and resolves with the answer's text. A transport without streams has no live figures.
   */
  stream?: ReadStream | undefined;
}

/** Reads a body as it arrives. `ok`: the status is a success. */
export type ReadStream = (body: ReadableStream<Uint8Array> | null, ok: boolean) => Promise<string>;

/** Sends a request and resolves with any answer; rejects with `PortalError` aborted or unavailable. */
export type Transport = (request: Outgoing) => Promise<HttpAnswer>;

/** axios, loaded on the first call: the first page does not wait for it. */
export const axiosTransport: Transport = async ({ method, url, headers, body, signal, stream }) => {
  const { default: axios } = await import(
    /* webpackChunkName: "http-client", webpackExports: ["default"] */ 'axios'
  ).catch(() => {
    if (reloadOnce()) return new Promise<never>(() => undefined); // the page reloads
    throw PortalError.unavailable();
  });
  try {
    const response = await axios.request<string>({
      method,
      url,
      // Without a body there is no content type; axios would send the one of a form.
      headers: { ...(body === undefined && { 'Content-Type': false }), ...headers },
      data: body,
      ...(signal ? { signal } : {}),
      adapter: 'fetch',
      // No cookies, and no time-out (D4, R7).
      withCredentials: false,
      withXSRFToken: false,
      timeout: 0,
      // The text is parsed where it is checked: axios would return broken JSON as a string.
      responseType: stream ? 'stream' : 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
    const header = (name: string) => (response.headers[name] as string | undefined) ?? null;
    const { data, status } = response;
    const text = stream
      ? await stream(data as unknown as ReadableStream<Uint8Array> | null, status < 300)
      : (data ?? '');
    return httpAnswer(status, text, header);
  } catch (error) {
    if (axios.isCancel(error) || signal?.aborted) throw PortalError.aborted();
    throw PortalError.unavailable();
  }
};
