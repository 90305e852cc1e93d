import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';
import type { OperationId } from '../src/infrastructure/http/contract';
import { contractFile } from './contract-file';
import { isReference } from './openapi-document';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, Reference } from './openapi-document';

/** Validates data against a schema; `errors` has the problems of the last call. The first call throws if the schema is invalid. */
export interface Check {
  (data: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null | undefined;
}

/** One operation of the contract, ready to be routed and validated. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  /** True for an extension of Portico's gateway, which another gateway may not have (D4). */
  readonly isOwn: boolean;
  /** Path as written in the contract, with `{name}` for parameters. */
  readonly path: string;
  readonly token: 'required' | 'optional' | 'ignored';
  /** True if failures are answered with HTTP 200 and `hasError: true` (D4). */
  readonly failsInEnvelope: boolean;
  /** True if the file server answers this operation instead of the API. */
  readonly isStatic: boolean;
  /** True if headers, statuses and the body are those of tus 1.0, in place of JSON and the envelope. */
  readonly isTus: boolean;
  /** Validates the path, query and header parameters, and converts numeric strings to numbers in place. */
  readonly checkParameters: Record<'path' | 'query' | 'header', Check>;
  /** Undefined if the operation takes no body. */
  readonly checkBody: Check | undefined;
  /** Validator for the body of an answer with this status; undefined if that status has no body. */
  checkAnswer(status: number): Check | undefined;
  /** Validators for the data of the events that a stream sends, by kind; none if the answer is not a stream. */
  readonly checkEvents: ReadonlyMap<string, Check>;
}

let operations: readonly ContractOperation[] | undefined;

/** The operations of contract/openapi.yaml, read once. A schema is compiled at its first use. */
export function loadContract(): readonly ContractOperation[] {
  return (operations ??= readContract());
}

function readContract(): readonly ContractOperation[] {
  const document = load(readFileSync(contractFile(), 'utf8')) as OpenApiDocument;
  const compile = compilerOf(document);
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [readOperation(document, compile, { path, method, operation, parameters })];
    }),
  );
}

interface RawOperation {
  path: string;
  method: 'get' | 'post';
  operation: OpenApiOperation;
  parameters: (OpenApiParameter | Reference)[];
}

function readOperation(document: OpenApiDocument, compile: Compiler, raw: RawOperation): ContractOperation {
  const { operation } = raw;
  const parameters = raw.parameters.map((parameter) => resolve<OpenApiParameter>(document, parameter));
  const body =
    operation.requestBody && resolve(document, operation.requestBody).content['application/json'].schema;
  const answers = new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const schema = resolve(document, response).content?.['application/json']?.schema;
      return [status, schema && compile.answer(schema)] as const;
    }),
  );
  const checkOf = (location: OpenApiParameter['in']) =>
    compile.parameters(parameters.filter((parameter) => parameter.in === location));
  return {
    id: operation.operationId as OperationId,
    method: raw.method === 'get' ? 'GET' : 'POST',
    path: raw.path,
    summary: operation.summary,
    isOwn: operation['x-portico-own'] === true,
    token: tokenRuleOf(operation.security ?? document.security),
    failsInEnvelope: operation['x-portico-failure'] === 'envelope',
    isStatic: operation['x-portico-static'] === true,
    isTus: operation['x-portico-tus'] === true,
    checkParameters: { path: checkOf('path'), query: checkOf('query'), header: checkOf('header') },
    checkBody: body && compile.body(body),
    checkAnswer: (status) =>
      answers.has(String(status)) ? answers.get(String(status)) : answers.get('default'),
    checkEvents: new Map(
      Object.entries(operation['x-portico-events'] ?? {}).map(([kind, schema]) => [
        kind,
        compile.answer(schema),
      ]),
    ),
  };
}

function tokenRuleOf(security: readonly object[]): ContractOperation['token'] {
  if (security.length === 0) return 'ignored';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function resolve<T extends object>(document: OpenApiDocument, value: T | Reference): T {
  if (!isReference(value)) return value;
  const [, ...steps] = value.$ref.split('/');
  return steps.reduce(
    (node, step) => (node as Record<string, unknown>)[step] as object,
    document as object,
  ) as T;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Compiler = ReturnType<typeof compilerOf>;

/** Compiles schemas of the contract. Parameters are text, so digits among them are converted to numbers. */
function compilerOf(document: OpenApiDocument) {
  const validatorOf = (coerceTypes: boolean) => {
    const ajv = new Ajv2020({
      strict: false,
      allErrors: false,
      coerceTypes,
      useDefaults: coerceTypes,
      // `npm test` does it (test/spec/contract.test.ts); at each start of a gateway it would take a third of a second.
      validateSchema: false,
    });
    addFormats.default(ajv);
    // ajv-formats also accepts `urn:uuid:`, which no database does.
    ajv.addFormat('uuid', UUID);
    const components = { $id: 'contract', components: document.components };
    ajv.addSchema(components);
    return (schema: object) => compileLazily(() => ajv.compile(withAbsoluteReferences(schema)));
  };
  const strict = validatorOf(false);
  const coercing = validatorOf(true);
  return {
    body: strict,
    answer: strict,
    parameters: (parameters: readonly OpenApiParameter[]) =>
      coercing({
        type: 'object',
        required: parameters.filter(({ required }) => required).map(nameOf),
        properties: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.schema])),
      }),
  };
}

/** Compiles a schema at its first use: compiling all takes longer than the rest of the gateway's start. */
function compileLazily(compile: () => ValidateFunction): Check {
  let validate: ValidateFunction | undefined;
  const check = (data: unknown): boolean => (validate ??= compile())(data);
  return Object.defineProperty(check, 'errors', { get: () => validate?.errors });
}

/** Node lower-cases header names. */
function nameOf(parameter: OpenApiParameter): string {
  return parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name;
}

/** Rewrites `#/components/…` references to the registered components, so that each schema compiles on its own. */
function withAbsoluteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as object;
}
