import * as z from 'zod/mini';
import { PortalError } from '../../domain/kernel/errors';
import { httpAnswer, type HttpAnswer } from './answer';
import { result, text, textOrNull } from './codecs';
import { ENDPOINTS } from './contract.generated';
import type { EndpointKey } from './endpoints';
import { readEnvelope } from './envelope';
import type { Outgoing, Transport } from './transport';

/** The reads of a client's first page that the gateway answers together. */
const BATCHED_CALLS = [
  'clientBlockers',
  'documents',
  'equityCurve',
  'firstSteps',
  'funds',
  'moneyRequests',
  'notifications',
  'openRequests',
  'regionPopup',
  'siteConfig',
  'traderUrl',
] as const satisfies readonly EndpointKey[];

/** The most reads that the gateway answers at once. */
const LARGEST_BATCH = 16;

/** A gateway with this answer does not have `overview`, or not for these reads. */
const MISSING: readonly number[] = [400, 404, 405, 501];

/** Reads the parts of an answer. */
export const readOverview = result(
  z.array(z.object({ status: z.int(), text, retryAfter: textOrNull, clientState: textOrNull })),
);

interface Read {
  readonly request: Outgoing;
  resolve(answer: HttpAnswer | Promise<HttpAnswer>): void;
  reject(error: unknown): void;
}

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patternOf = (key: EndpointKey) =>
  ENDPOINTS[key].path
    .split(/\{\w+\}/)
    .map(escapeText)
    .join('[^/?]+');
const BATCHED_URL = new RegExp(String.raw`^(.*)(?:${BATCHED_CALLS.map(patternOf).join('|')})(?:\?.*)?$`);

/** The gateway's base address of a read that can be answered with others; undefined for any other request. */
function baseOf({ body, headers, method, stream, url }: Outgoing): string | undefined {
  const isPlain = body === undefined && stream === undefined && 'Authorization' in headers;
  return method === 'GET' && isPlain ? BATCHED_URL.exec(url)?.[1] : undefined;
}

/**
 * A transport that sends the reads of one task with the same token as one request (`overview`), which saves a page's start
 * their round trips and headers. Each keeps its own status, failure and cancelling. A gateway without `overview` gets them
 * one by one.
 */
export function batchReads(send: Transport): Transport {
  const waitingReads = new Map<string, Read[]>();
  let isMissing = false;

  async function sendTogether(base: string, reads: readonly Read[]): Promise<void> {
    const controller = new AbortController();
    const cancelIfUnused = () => {
      if (reads.every(({ request }) => request.signal?.aborted)) controller.abort();
    };
    for (const { reject, request } of reads)
      request.signal?.addEventListener('abort', () => {
        reject(PortalError.aborted());
        cancelIfUnused();
      });
    const [{ request }] = reads as readonly [Read];
    try {
      const answer = await send({
        method: 'POST',
        url: base + ENDPOINTS.overview.path.replace('{ver}', versionOf(request.url)),
        headers: request.headers,
        body: { reads: reads.map((read) => read.request.url.slice(base.length)) },
        signal: controller.signal,
      });
      if (MISSING.includes(answer.status)) {
        isMissing = true;
        sendAlone(reads);
        return;
      }
      const parts = answer.status === 200 ? await partsOf(answer) : reads.map(() => answer);
      if (parts.length === reads.length) parts.forEach((part, index) => reads[index]?.resolve(part));
      else sendAlone(reads);
    } catch (error) {
      for (const { reject } of reads) reject(error);
    }
  }

  const sendAlone = (reads: readonly Read[]) => {
    for (const { request, resolve } of reads) resolve(send(request));
  };

  function sendWaiting(key: string, base: string): void {
    const reads = (waitingReads.get(key) ?? []).filter(({ request }) => !request.signal?.aborted);
    waitingReads.delete(key);
    if (reads.length === 1) sendAlone(reads);
    for (let first = 0; reads.length > 1 && first < reads.length; first += LARGEST_BATCH)
      void sendTogether(base, reads.slice(first, first + LARGEST_BATCH));
  }

  return (request) => {
    const base = isMissing ? undefined : baseOf(request);
    if (base === undefined) return send(request);
    return new Promise((resolve, reject) => {
      if (request.signal?.aborted) {
        reject(PortalError.aborted());
        return;
      }
      const key = `${base} ${request.headers['Authorization']}`;
      const reads = waitingReads.get(key);
      request.signal?.addEventListener('abort', () => reject(PortalError.aborted()));
      if (reads) reads.push({ request, resolve, reject });
      else {
        waitingReads.set(key, [{ request, resolve, reject }]);
        setTimeout(() => sendWaiting(key, base));
      }
    });
  };
}

const versionOf = (url: string) => /\/v([^/]+)\//.exec(url)?.[1] ?? '1';

/** The parts of an answer, each as if it were the answer to its own request; none if it can't be read. */
async function partsOf(answer: HttpAnswer): Promise<readonly HttpAnswer[]> {
  const parts = await readEnvelope(answer, 'gateway', (json) => readOverview.read(json)).catch(() => []);
  return parts.map(({ clientState, retryAfter, status, text: body }) => {
    const ownHeaders = new Map([
      ['retry-after', retryAfter],
      ['client-state', clientState],
    ]);
    return httpAnswer(status, body, (name) =>
      ownHeaders.has(name) ? (ownHeaders.get(name) ?? null) : (answer.header?.(name) ?? null),
    );
  });
}
