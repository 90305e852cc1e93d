import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type {
  BodyIn,
  Frozen,
  OperationId,
  ParametersIn,
  SuccessOf,
} from '../../src/infrastructure/http/contract';
import type { operations } from '../../src/infrastructure/http/contract.generated';
import type { PageAnswer } from '../kernel/page-answer';
import type { SignedInClient } from '../kernel/signed-in-client';

/** The JSON body of a call, validated against the contract. */
export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

/** The path or query parameters of a call, validated against the contract. */
export type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = ParametersIn<
  operations[Id],
  Place
>;

type ResultIn<Body> = Body extends { result?: unknown }
  ? 'result' extends keyof Body
    ? Body['result']
    : never
  : never;

/** The `result` of a call. */
export type ResultOf<Id extends OperationId> = Frozen<ResultIn<SuccessOf<operations[Id]>>>;

/** An answer that is already serialised or has its own status. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** An answer that is sent while it is produced. */
export class StreamAnswer {
  constructor(
    readonly body: Readable,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

export interface CallContext<Id extends OperationId> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: BodyOf<Id>;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  /** The client of the token; reading it throws `unauthorized` without a valid token. */
  readonly client: SignedInClient;
  /** The client of the token, for calls in which the token is optional. */
  readonly visitor: SignedInClient | undefined;
}

export type Call<Id extends OperationId> = (
  context: CallContext<Id>,
) => Promise<ResultOf<Id> | PageAnswer<ResultOf<Id>> | RawAnswer | StreamAnswer>;

/** Operations that other code answers: static files, and the tus server after an upload has begun. */
type OtherOperationId = 'getConfig' | 'getLocale' | 'uploadOffset' | 'uploadBytes' | 'dropUpload';

/** The calls that the API answers. */
export type ApiOperationId = Exclude<OperationId, OtherOperationId>;

export type Calls<Id extends ApiOperationId = ApiOperationId> = { readonly [K in Id]: Call<K> };
