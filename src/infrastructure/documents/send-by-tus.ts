import {
  DetailedError,
  Upload,
  type FileReader,
  type HttpRequest,
  type HttpResponse,
  type HttpStack,
} from 'tus-js-client';
import type { OutgoingFile, SendingListener } from '../../application/documents/ports/documents';
import { isPortalError, PortalError } from '../../domain/kernel/errors';
import type { HttpAnswer } from '../http/answer';
import { readEnvelope } from '../http/envelope';
import type { HttpClient } from '../http/http-client';

/** Bytes per request: each is a step of the progress, and the most that an interruption loses. */
const BYTES_PER_REQUEST = 256 * 1024;
/** An interruption of about ten seconds is bridged; after a longer one the client resumes the upload. */
const RETRIES_MS = [500, 1_500, 3_000, 5_000];
/** Placeholder of the gateway's address, which the connection knows. */
const FILES = 'https://gateway.invalid/files';

/** Sends a file by tus 1.0: tus-js-client speaks the protocol, over the connection of all other calls. */
export function sendByTus(
  http: HttpClient,
  { bytes, kind, name, uploadId }: OutgoingFile,
  sending: SendingListener,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes as never, {
      endpoint: FILES,
      uploadUrl: uploadId === undefined ? null : `${FILES}/${uploadId}`,
      metadata: { kind, filename: name },
      chunkSize: BYTES_PER_REQUEST,
      retryDelays: RETRIES_MS,
      onShouldRetry: shouldRetry,
      storeFingerprintForResuming: false,
      httpStack: new Connection(http, signal),
      fileReader: FROM_BYTES,
      onUploadUrlAvailable: () => sending.onStarted(idOf(upload.url ?? '')),
      onChunkComplete: (_size, acceptedBytes, total) => sending.onProgress(acceptedBytes / total),
      onSuccess: () => {
        sending.onProgress(1);
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

/** A POST is never retried (D4). A conflict is, since another request was faster: the offset is fetched again. */
function shouldRetry({ causingError, originalRequest, originalResponse }: DetailedError): boolean {
  if (originalRequest.getMethod() === 'POST') return false;
  const status = originalResponse?.getStatus();
  if (status !== undefined) return status >= 500 || status === 409 || status === 423;
  return !isPortalError(causingError) || causingError.kind === 'unavailable';
}

/** The error of a failed upload: the gateway's refusal, as in any call, or a missing answer. */
async function asPortalError(error: Error): Promise<PortalError> {
  if (!(error instanceof DetailedError)) return PortalError.malformed(error.message);
  if (isPortalError(error.causingError)) return error.causingError;
  const answer = error.originalResponse?.getUnderlyingObject() as HttpAnswer | undefined;
  if (!answer) return PortalError.unavailable();
  const refusal = await readEnvelope(answer, 'gateway', () => undefined).catch((refusal: unknown) => refusal);
  return isPortalError(refusal) ? refusal : PortalError.malformed(error.message);
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

/** Adapts the portal's HTTP client to tus-js-client; it adds the bearer and the address. */
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
      send: async (body: Blob | null) =>
        responseOf(await this.#send(method, url, headers, body ?? undefined)),
    };
  }

  #send(method: string, url: string, headers: Record<string, string>, body: Blob | undefined) {
    const request = { headers, body, signal: this.signal };
    if (method === 'POST') return this.http.exchange('createUpload', request);
    const call = method === 'HEAD' ? 'uploadOffset' : 'uploadBytes';
    return this.http.exchange(call, { ...request, path: { id: idOf(url) } });
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
