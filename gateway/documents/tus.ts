import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import type { Companies } from '../../src/domain/site/companies';
import { ERROR_CODE } from '../../src/domain/kernel/error-codes.table';
import { ApiError } from '../kernel/api-error';
import type { SignedInClient } from '../kernel/signed-in-client';
import type { Clock } from '../kernel/time';
import { UploadStore } from './upload-store';
import type { Uploads } from './uploads';

const MAX_BYTES = 8 * 1024 * 1024;
const NOT_IMPLEMENTED = 501;
const INVALID = 400;
/** A path of the gateway; the rest of the address identifies a file. */
export const FILES_PATH = '/api/client/v1/Document/files';

/** An answer of tus, which Fastify sends together with its own headers. */
export interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * tus 1.0 by @tus/server. The library speaks the protocol, the bytes go to `Uploads`, and the gateway checks the
 * client (docs/decisions/0029).
 */
export class Tus {
  /** Two requests to one file on this replica wait for each other; of requests on several replicas, `Uploads.appendBytes` accepts one. */
  readonly #locker = new MemoryLocker();

  constructor(
    private readonly uploads: Uploads,
    private readonly clock: Clock,
    private readonly companies: Companies,
  ) {}

  /** Answers a request of a signed-in client; throws errors that are not refusals of the protocol. */
  async answerRequest(request: FastifyRequest, client: SignedInClient): Promise<TusAnswer> {
    const { clock, companies, uploads } = this;
    const server = new Server({
      path: FILES_PATH,
      datastore: new UploadStore(uploads, client, companies.variantOf(client.companyId), clock),
      locker: this.#locker,
      maxSize: MAX_BYTES,
      // Which other origins may call is decided in one place (register-cors.ts).
      allowedOrigins: [],
      disableTerminationForFinishedUploads: true,
      namingFunction: () => randomUUID(),
      // Relative: a gateway may be served below a path that it does not know.
      generateUrl: (_request, { id }) => `files/${id}`,
      onUploadFinish: async () => {
        await uploads.checkCompleteFiles(client.id);
        return {};
      },
      onResponseError: (_request, error) => {
        if (error instanceof ApiError || !('status_code' in error)) throw error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(asWebRequest(request));
    const headers = await this.#headersOf(answer, request, client);
    if (answer.ok) return { status: answer.status, headers, body: await answer.text() };
    // An extension that the gateway does not have is the request's fault.
    const status = answer.status === NOT_IMPLEMENTED ? INVALID : answer.status;
    const errorBody = { errors: [{ errorCode: codeOf(status) }] };
    return {
      status,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(errorBody),
    };
  }

  /** Adds the expiry of an upload that waits for more bytes, by the gateway's clock. */
  async #headersOf(answer: Response, request: FastifyRequest, client: SignedInClient) {
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(access-control-|content-length$)/.test(name)),
    );
    const id = /[^/]+$/.exec(
      answer.headers.get('location') ?? (request.params as { id?: string }).id ?? '',
    )?.[0];
    const upload = answer.ok && id !== undefined ? await this.uploads.findUpload(client.id, id) : undefined;
    if (upload?.isOpen) headers['upload-expires'] = upload.expiresAt.toUTCString();
    return headers;
  }
}

/** The statuses are those of tus; the error codes in the body are those of all other calls. */
function codeOf(status: number): number {
  if (status >= 500) return ERROR_CODE.failed;
  return status === 404 || status === 410 ? ERROR_CODE.notFound : ERROR_CODE.invalid;
}

function asWebRequest({ body, headers, method, url }: FastifyRequest): Request {
  const headerEntries = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const stream = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : undefined;
  return new Request(new URL(url, 'http://gateway.invalid'), {
    method,
    headers: headerEntries,
    ...(stream && { body: stream, duplex: 'half' }),
  } as RequestInit);
}
