import * as z from 'zod/mini';
import type { Documents, OutgoingFile, SendingListener } from '../../application/documents/ports/documents';
import {
  BLOCKED_ACTIONS,
  DOCUMENT_KINDS,
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_STATUSES,
  type Block,
  type ClientDocument,
  type DocumentFile,
} from '../../domain/documents/document';
import type { UnfinishedUpload } from '../../domain/documents/upload';
import { isNotFound, PortalError } from '../../domain/kernel/errors';
import { instantOrNull, list, moneyOrNull, nonEmptyText, orElse, result, textOrNull } from '../http/codecs';
import { readEnvelope } from '../http/envelope';
import type { HttpClient } from '../http/http-client';

const block = z.pipe(
  z.object({
    action: z.enum(BLOCKED_ACTIONS),
    above: moneyOrNull,
    currency: textOrNull,
    from: instantOrNull,
  }),
  z.transform(({ action, above, currency, from }): Block => ({
    action,
    threshold: above === null || currency === null ? null : { amount: above, currency },
    from,
  })),
);

const document = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  status: z.enum(DOCUMENT_STATUSES),
  id: textOrNull,
  fileName: textOrNull,
  size: orElse(z.int(), null),
  sentAt: instantOrNull,
  reviewedAt: instantOrNull,
  validUntil: instantOrNull,
  reason: textOrNull,
  refused: orElse(z.object({ fileName: textOrNull, reason: z.string() }), null),
  blocks: orElse(list(block), []),
});

const file = z.object({
  fileName: textOrNull,
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  // Without groups: on megabytes they would run out of stack.
  data: z.string().check(
    z.refine(({ length }) => length >= 4 && length % 4 === 0),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  ),
});

const unfinishedUpload = z.object({
  id: nonEmptyText,
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  size: z.int().check(z.refine((bytes) => bytes > 0)),
  received: z.int(),
});

/** Documents over HTTP; files are uploaded by tus, whose code is loaded with the first file. */
export class HttpDocuments implements Documents {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly ClientDocument[]> {
    return this.http.call('documents', {
      signal,
      read: result(list(document)),
    });
  }

  file(id: string, signal?: AbortSignal): Promise<DocumentFile> {
    return this.http.call('documentFile', { query: { id }, signal, read: result(file) });
  }

  async send(outgoing: OutgoingFile, sending: SendingListener, signal?: AbortSignal): Promise<void> {
    const { sendByTus } = await import(/* webpackChunkName: "tus" */ './send-by-tus').catch(() => {
      throw PortalError.unavailable();
    });
    if (signal?.aborted) throw PortalError.aborted();
    await sendByTus(this.http, outgoing, sending, signal);
  }

  async unfinished(signal?: AbortSignal): Promise<readonly UnfinishedUpload[]> {
    try {
      return await this.http.call('documentUploads', { signal, read: result(list(unfinishedUpload)) });
    } catch (error) {
      // Other gateways may not have this call (D4).
      if (isNotFound(error)) return [];
      throw error;
    }
  }

  async drop(uploadId: string, signal?: AbortSignal): Promise<void> {
    const answer = await this.http.exchange('dropUpload', {
      path: { id: uploadId },
      headers: { 'Tus-Resumable': '1.0.0' },
      signal,
    });
    if (answer.status !== 404 && answer.status !== 410)
      await readEnvelope(answer, 'gateway', () => undefined);
  }
}
