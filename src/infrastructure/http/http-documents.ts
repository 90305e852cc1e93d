import * as z from 'zod/mini';
import type { Documents, OutgoingFile } from '../../application/ports/documents';
import {
  BLOCKED_ACTIONS,
  DOCUMENT_KINDS,
  DOCUMENT_MEDIA_TYPES,
  DOCUMENT_STATUSES,
  type Block,
  type ClientDocument,
  type DocumentFile,
} from '../../domain/documents/document';
import { base64 } from './base64';
import { instantOrNull, list, moneyOrNull, nothing, orElse, result, textOrNull } from './codecs';
import type { HttpClient } from './http-client';

const block = z.pipe(
  z.object({
    action: z.enum(BLOCKED_ACTIONS),
    above: moneyOrNull,
    currency: textOrNull,
    from: instantOrNull,
  }),
  z.transform(({ action, above, currency, from }): Block => ({
    action,
    above: above === null || currency === null ? null : { amount: above, currency },
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
  blocks: orElse(list(block), []),
});

const file = z.object({
  fileName: textOrNull,
  mediaType: z.enum(DOCUMENT_MEDIA_TYPES),
  // Without groups: on megabytes they would run out of stack.
  data: z.string().check(
    z.minLength(4),
    z.refine((sent) => sent.length % 4 === 0),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  ),
});

const begun = z.object({ uploadId: z.string(), partSize: z.int().check(z.positive()) });

/** Documents over HTTP. A file travels in parts: each has a limit, progress is what has arrived, a part is small to repeat. */
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

  async send(
    { kind, name, bytes }: OutgoingFile,
    progress: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<void> {
    const { uploadId, partSize } = await this.http.call('beginDocument', {
      body: { kind, fileName: name, size: bytes.length },
      signal,
      read: result(begun),
    });
    const parts = Math.ceil(bytes.length / partSize);
    for (let part = 0; part < parts; part++) {
      const data = base64(bytes.subarray(part * partSize, (part + 1) * partSize));
      await this.http.call('documentPart', { body: { uploadId, part, data }, signal, read: nothing });
      progress((part + 1) / parts);
    }
    await this.http.call('finishDocument', { body: { uploadId }, signal, read: nothing });
  }
}
