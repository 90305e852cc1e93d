import * as z from 'zod/mini';
import type { Documents, OutgoingFile } from '../../application/ports/documents';
import { DOCUMENT_KINDS, DOCUMENT_STATUSES, type ClientDocument } from '../../domain/documents/document';
import { instantOrNull, list, nothing, orElse, result, textOrNull } from './codecs';
import type { HttpClient } from './http-client';

const document = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  status: z.enum(DOCUMENT_STATUSES),
  fileName: textOrNull,
  size: orElse(z.int(), null),
  sentAt: instantOrNull,
  reviewedAt: instantOrNull,
  validUntil: instantOrNull,
  reason: textOrNull,
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

/** In slices, because a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(binary);
}
