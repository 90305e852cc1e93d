import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../../src/infrastructure/http/contract.generated';
import type { OperationId } from '../contract/load-contract';
import type { SignedInClient } from '../services/sessions';

type Operation<Id extends OperationId> = operations[Id];

/** The JSON body of a call, checked against the contract. */
export type BodyOf<Id extends OperationId> =
  Operation<Id> extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined;

/** The parameters of a call in one place, checked against the contract. */
export type ParametersOf<
  Id extends OperationId,
  Place extends 'path' | 'query',
> = Operation<Id>['parameters'] extends { [P in Place]: infer Values } ? Values : Record<never, never>;

type OkBody<Id extends OperationId> =
  Operation<Id> extends { responses: { 200: { content: { 'application/json': infer Body } } } }
    ? Body
    : never;

type ResultIn<Body> = Body extends { result?: unknown }
  ? 'result' extends keyof Body
    ? Body['result']
    : never
  : never;

/** What a call puts into `result`. */
export type ResultOf<Id extends OperationId> = ResultIn<OkBody<Id>>;

/** An answer that is serialised already, or has a status of its own. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
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

export type Call<Id extends OperationId> = (context: CallContext<Id>) => Promise<ResultOf<Id> | RawAnswer>;

/** The calls that the API answers; the locale files are static. */
export type ApiOperationId = Exclude<OperationId, 'getLocale'>;

export type Calls<Id extends ApiOperationId = ApiOperationId> = { readonly [K in Id]: Call<K> };
