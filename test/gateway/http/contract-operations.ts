import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import type { OpenApiDocument, OpenApiParameter } from '../../../contract/openapi-document';

export type Schema = Record<string, unknown>;

const contract = load(
  readFileSync(path.join(__dirname, '../../../contract/openapi.yaml'), 'utf8'),
) as OpenApiDocument;

/** Resolves references without the gateway's code, because that code is under test. */
export function resolveReference<T>(node: T): T {
  const reference = (node as { $ref?: string })?.$ref;
  if (reference === undefined) return node;
  const target = reference
    .split('/')
    .slice(1)
    .reduce((at, step) => (at as Schema)[step] as object, contract as object);
  return resolveReference(target) as T;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly address: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly schema: Schema | undefined;
}

/** Every call of the contract that a gateway answers by code. */
export const OPERATIONS: readonly Operation[] = Object.entries(contract.paths).flatMap(([address, item]) =>
  (['get', 'post', 'head', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = (item as Record<string, (typeof item)['get']>)[method];
    if (!operation || operation['x-portico-static']) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (parameter) => resolveReference(parameter) as OpenApiParameter,
    );
    const body = operation.requestBody && resolveReference(operation.requestBody);
    const content = body && 'content' in body ? (body.content as Record<string, { schema: Schema }>) : {};
    const schema = content['application/json']?.schema;
    return [{ id: operation.operationId, method: method.toUpperCase(), address, parameters, schema }];
  }),
);
