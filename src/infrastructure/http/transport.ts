import { PortalError } from '../../domain/errors';
import { reloadOnce } from '../browser/script-guard';
import { answer, type Answer } from './answer';

export interface Outgoing {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body: unknown;
  signal: AbortSignal | undefined;
}

/** Carries a request and resolves with any answer at all; rejects with `PortalError` aborted or unavailable. */
export type Transport = (request: Outgoing) => Promise<Answer>;

/** axios, loaded on the first call: the page that is shown first does not wait for it. */
export const axiosTransport: Transport = async ({ method, url, headers, body, signal }) => {
  const { default: axios } = await import(/* webpackChunkName: "http-client" */ 'axios').catch(() => {
    if (reloadOnce()) return new Promise<never>(() => undefined); // the page is going away
    throw PortalError.unavailable();
  });
  try {
    const response = await axios.request<string>({
      method,
      url,
      headers,
      data: body,
      ...(signal ? { signal } : {}),
      adapter: 'fetch',
      // No cookies, and no time-out (D4, R7).
      withCredentials: false,
      withXSRFToken: false,
      timeout: 0,
      // The text is parsed where it is checked: axios would hand on broken JSON as a string.
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
    const header = (name: string) => (response.headers[name] as string | undefined) ?? null;
    return answer(response.status, response.data ?? '', header);
  } catch (error) {
    if (axios.isCancel(error) || signal?.aborted) throw PortalError.aborted();
    throw PortalError.unavailable();
  }
};
