import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyIn, OperationId, ParametersIn, SuccessOf } from '../../../src/infrastructure/http/contract';
import type { operations } from '../../../src/infrastructure/http/contract.generated';
import type { SignedInClient } from '../services/sessions';

/** The JSON body of a call, checked against the contract. */
export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

/** The parameters of a call in one place, checked against the contract. */
export type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = ParametersIn<
  operations[Id],
  Place
>;

type ResultIn<Body> = Body extends { result?: unknown }
  ? 'result' extends keyof Body
    ? Body['result']
    : never
  : never;

/** What a call puts into `result`. */
export type ResultOf<Id extends OperationId> = ResultIn<SuccessOf<operations[Id]>>;

/** An answer that is serialised already, or has a status of its own. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/** A page of a list, beside whose `result` stands where the next page begins. */
export class PageAnswer<Result> {
  constructor(
    readonly result: Result,
    /** The cursor of the next page, `null` after the last. */
    readonly next: string | null,
  ) {}
}

export interface CallContext<Id extends OperationId> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: BodyOf<Id>;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  /** The token's client; throws the 401 without one. */
  readonly client: SignedInClient;
  /** The token's client where a token is optional. */
  readonly visitor: SignedInClient | undefined;
}

export type Call<Id extends OperationId> = (
  context: CallContext<Id>,
) => Promise<ResultOf<Id> | PageAnswer<ResultOf<Id>> | RawAnswer>;

/** The calls that the API answers; configuration and locale files are static. */
export type ApiOperationId = Exclude<OperationId, 'getConfig' | 'getLocale'>;

export type Calls<Id extends ApiOperationId = ApiOperationId> = { readonly [K in Id]: Call<K> };
