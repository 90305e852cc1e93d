import { httpAnswer, type HttpAnswer, type PrefetchedAnswers } from '../infrastructure/http/answer';
import type { EndpointKey } from '../infrastructure/http/endpoints';
import type { OpenedPage } from './initial-view';

/** Requests of the early scripts, each sent once. */
export interface PrefetchCache {
  /** The answers that start-up has not used yet. */
  readonly unusedAnswers: PrefetchedAnswers;
  /** Sends a request, unless it was sent before. It rejects for a call that an extension's adapter makes. */
  request(call: EndpointKey, url: string, token?: string | null): Promise<HttpAnswer>;
  /** Adds the answers that the page's server has embedded. */
  addEmbedded(): void;
  /** True if the address was requested, or its answer embedded in the page. */
  has(url: string): boolean;
  clear(): void;
}

/** The page's server may embed bodies of answers in it, by address (docs/decisions/0016). */
function embeddedAnswers({ document }: OpenedPage): readonly (readonly [url: string, body: unknown])[] {
  const text = document.getElementById('portico-boot')?.textContent;
  return Object.entries(JSON.parse(text ?? '{}') as object);
}

/** @param sameOriginUrl the one address that gets the page's own cookies. */
export function createPrefetchCache(page: OpenedPage, sameOriginUrl: string): PrefetchCache {
  const unusedAnswers: PrefetchedAnswers = new Map();
  /** All answers, also those that start-up has used. */
  const answers = new Map<string, Promise<HttpAnswer>>();
  // The build writes the calls of ports that extensions replace: their adapters may call another system.
  const skippedCalls = page.document.documentElement.dataset['ownCalls']?.split(' ') ?? [];

  function add(url: string, token: string | null, answer: Promise<HttpAnswer>): Promise<HttpAnswer> {
    answer.catch(() => undefined); // the user of the answer handles it
    answers.set(url, answer);
    unusedAnswers.set(url, { token, answer });
    return answer;
  }

  /**
   * No cookie goes to the gateway (D4). The request for the configuration must equal the page's preload, since a browser
   * compares them.
   */
  async function send(url: string, token: string | null): Promise<HttpAnswer> {
    const headers: HeadersInit = token === null ? {} : { Authorization: `Bearer ${token}` };
    const credentials = url === sameOriginUrl ? 'same-origin' : 'omit';
    // oxlint-disable-next-line js/no-restricted-syntax -- the HTTP client is not loaded yet
    const response = await page.fetch(url, { headers, credentials });
    return httpAnswer(response.status, await response.text(), (name) => response.headers.get(name));
  }

  return {
    unusedAnswers,
    request: (call, url, token = null) =>
      skippedCalls.includes(call) ? SKIPPED_CALL : (answers.get(url) ?? add(url, token, send(url, token))),
    addEmbedded: () => {
      for (const [url, body] of embeddedAnswers(page))
        void add(url, null, Promise.resolve(httpAnswer(200, JSON.stringify(body), () => null)));
    },
    has: (url) => answers.has(url),
    clear: () => [unusedAnswers, answers].forEach((map) => map.clear()),
  };
}

/** Replaces the answer to a call that an extension's adapter makes. */
const SKIPPED_CALL = Promise.reject<HttpAnswer>(new TypeError('Not prefetched'));
SKIPPED_CALL.catch(() => undefined);
