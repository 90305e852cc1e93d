import {
  DetailedError,
  Upload,
  type FileReader,
  type HttpRequest,
  type HttpResponse,
  type HttpStack,
} from 'tus-js-client';
import type { OutgoingFile, Sending } from '../../application/documents/ports/documents';
import { isPortalError, PortalError } from '../../domain/kernel/errors';
import type { HttpAnswer } from '../http/answer';
import { readEnvelope } from '../http/envelope';
import type { HttpClient } from '../http/http-client';

/** Bytes per request: each is a step of the progress, and the most that an interruption loses. */
const AT_ONCE = 256 * 1024;
/** An interruption of about ten seconds is bridged; after a longer one the client says when to resume. */
const RETRIES_MS = [500, 1_500, 3_000, 5_000];
/** Stands for the gateway's address, which the connection knows. */
const FILES = 'https://gateway.invalid/files';

/** Sends a file by tus 1.0: tus-js-client speaks the protocol, over the connection of all other calls. */
export function sendByTus(
  http: HttpClient,
  { bytes, kind, name, uploadId }: OutgoingFile,
  sending: Sending,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes as never, {
      endpoint: FILES,
      uploadUrl: uploadId === undefined ? null : `${FILES}/${uploadId}`,
      metadata: { kind, filename: name },
      chunkSize: AT_ONCE,
      retryDelays: RETRIES_MS,
      onShouldRetry: isWorthAnother,
      storeFingerprintForResuming: false,
      httpStack: new Connection(http, signal),
      fileReader: FROM_BYTES,
      onUploadUrlAvailable: () => sending.begun(idOf(upload.url ?? '')),
      onChunkComplete: (_size, accepted, total) => sending.progress(accepted / total),
      onSuccess: () => {
        sending.progress(1);
        resolve();
      },
      onError: (error) => void asPortalError(error).then(reject),
    });
    signal?.addEventListener('abort', () => {
      upload.abort().catch(() => undefined);
      reject(PortalError.aborted());
    });
    upload.start();
  });
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

/** A POST is never tried again (D4). A conflict is: another request was faster, so the place to go on from is asked for again. */
function isWorthAnother({ causingError, originalRequest, originalResponse }: DetailedError): boolean {
  if (originalRequest.getMethod() === 'POST') return false;
  const status = originalResponse?.getStatus();
  if (status !== undefined) return status >= 500 || status === 409 || status === 423;
  return !isPortalError(causingError) || causingError.kind === 'unavailable';
}

/** What a failed upload means: the gateway's refusal, as in any call, or that there was no answer. */
async function asPortalError(error: Error): Promise<PortalError> {
  if (!(error instanceof DetailedError)) return PortalError.malformed(error.message);
  if (isPortalError(error.causingError)) return error.causingError;
  const answer = error.originalResponse?.getUnderlyingObject() as HttpAnswer | undefined;
  if (!answer) return PortalError.unavailable();
  const meant = await readEnvelope(answer, 'gateway', () => undefined).catch((refusal: unknown) => refusal);
  return isPortalError(meant) ? meant : PortalError.malformed(error.message);
}

/** The library's own readers take a `File` in browsers and a `Buffer` in Node. */
const FROM_BYTES: FileReader = {
  openFile: async (bytes: Uint8Array) => ({
    size: bytes.length,
    slice: async (start, end) => ({
      value: new Blob([bytes.slice(start, end)]),
      done: end >= bytes.length,
    }),
    close: () => undefined,
  }),
};

/** The portal's connection as tus-js-client wants it: the bearer and the address come from there. */
class Connection implements HttpStack {
  constructor(
    private readonly http: HttpClient,
    private readonly signal: AbortSignal | undefined,
  ) {}

  getName(): string {
    return 'Portico';
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers: Record<string, string> = {};
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void (headers[name] = value),
      getHeader: (name) => headers[name],
      setProgressHandler: () => undefined,
      abort: async () => undefined,
      getUnderlyingObject: () => undefined,
      send: async (body: Blob | null) => responseOf(await this.#ask(method, url, headers, body ?? undefined)),
    };
  }

  #ask(method: string, url: string, headers: Record<string, string>, body: Blob | undefined) {
    const asked = { headers, body, signal: this.signal };
    if (method === 'POST') return this.http.exchange('createUpload', asked);
    const call = method === 'HEAD' ? 'uploadOffset' : 'uploadBytes';
    return this.http.exchange(call, { ...asked, path: { id: idOf(url) } });
  }
}

function responseOf(answer: HttpAnswer): HttpResponse {
  return {
    getStatus: () => answer.status,
    getHeader: (name) => answer.header?.(name.toLowerCase()) ?? undefined,
    getBody: () => answer.text,
    getUnderlyingObject: () => answer,
  };
}
