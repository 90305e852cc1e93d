import type { operations } from './contract.generated';

/** A call of the contract. */
export type OperationId = keyof operations;

/** The JSON body that a call takes; `never` where it takes none. */
export type BodyIn<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What a call takes in its path, query or headers, by name; `never` where it takes nothing there. */
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

/** Whether a call is answered by a stream of events. */
export type IsStream<Operation> = Operation extends {
  responses: { 200: { content: { 'text/event-stream': unknown } } };
}
  ? true
  : false;

/** What goes out may be frozen, lists included. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
