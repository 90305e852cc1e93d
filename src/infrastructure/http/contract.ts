import type { operations } from './contract.generated';

/** A call of the contract. */
export type OperationId = keyof operations;

/** The JSON body of a call's request; `never` without a body. */
export type BodyIn<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A call's parameters in path, query or headers, by name; `never` for none. */
export type ParametersIn<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [P in Place]?: infer Values };
}
  ? NonNullable<Values>
  : never;

/** The JSON body of a success. Some calls fail with status 200 too, by `hasError: true`: that is no success. */
export type SuccessOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Exclude<Body, { hasError: true }>
  : never;

/** `true` for a call that is answered by a stream of events. */
export type IsStream<Operation> = Operation extends {
  responses: { 200: { content: { 'text/event-stream': unknown } } };
}
  ? true
  : false;

/** Allows a request body to be frozen, lists included. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
