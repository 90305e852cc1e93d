import type { ContractRow } from './contract.table';

/* Writes contract/openapi.yaml in the notation of contract.table.ts. */

// The file is read without the gateway's types, so that the test does not depend on them.
// oxlint-disable-next-line typescript/no-explicit-any
type Node = any;

/** The rows of the contract: calls of the specification and our own. */
export function contractRows(document: Node): { specifiedRows: ContractRow[]; ownRows: ContractRow[] } {
  const rows = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => method !== 'parameters')
      .map((method) => ({
        isOwn: item[method]['x-portico-own'] === true,
        row: rowOf(document, path, method, item),
      })),
  );
  return {
    specifiedRows: rows.filter(({ isOwn }) => !isOwn).map(({ row }) => row),
    ownRows: rows.filter(({ isOwn }) => isOwn).map(({ row }) => row),
  };
}

function rowOf(document: Node, path: string, method: string, item: Node): ContractRow {
  const operation = item[method];
  const parameters: Node[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
    resolve(document, parameter),
  );
  const sentParameters = parameters.filter((parameter) => parameter.in !== 'path');
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
  if (inPath.some((name) => !path.includes(name)))
    throw new Error(`${path} has a parameter that is not in the path`);
  const markRequired = (parameter: Node) => `${parameter.name}${parameter.required ? '*' : ''}`;
  const query = sentParameters.filter((parameter) => parameter.in === 'query').map(markRequired);
  const headers = sentParameters.filter((parameter) => parameter.in === 'header').map(markRequired);
  return {
    method: method.toUpperCase() as ContractRow['method'],
    path,
    token: tokenOf(operation.security ?? document.security),
    request: [...query, ...bodyWords(document, operation), ...headers].join(' '),
    result: resultWords(document, operation),
    failure: operation['x-portico-failure'] ?? 'status',
    retries: operation['x-portico-retries'] ?? 0,
  };
}

function tokenOf(security: object[]): ContractRow['token'] {
  if (security.length === 0) return 'none';
  return security.some((scheme) => Object.keys(scheme).length === 0) ? 'optional' : 'required';
}

function bodyWords(document: Node, operation: Node): string[] {
  if (!operation.requestBody) return [];
  const schema = resolve(
    document,
    resolve(document, operation.requestBody).content['application/json'].schema,
  );
  if (schema.additionalProperties) return ['i18next'];
  // The alternatives of a body differ in what they require: a field optional in one of them is optional.
  const forms: Node[] = schema.anyOf ?? [schema];
  const isRequired = (name: string) => forms.every((form) => form.required?.includes(name));
  return Object.keys(forms[0].properties ?? {}).map((name) => `${name}${isRequired(name) ? '*' : ''}`);
}

function resultWords(document: Node, operation: Node): string {
  if (operation['x-portico-tus']) return 'tus';
  const ok = resolve(document, operation.responses['200']);
  if (ok.content['text/event-stream']) return 'stream';
  const schema = ok.content['application/json'].schema;
  const bodies: Node[] = (schema.anyOf ?? [schema]).map((body: Node) => resolve(document, body));
  const answers = bodies.filter((body) => body.properties?.hasError?.const !== true);
  if (answers.length < bodies.length !== (operation['x-portico-failure'] === 'envelope')) {
    throw new Error(`${operation.operationId} has another failure than its x-portico-failure`);
  }
  const envelope = answers.find((body) => body.properties?.result);
  if (!envelope) return 'file';
  if (Object.keys(envelope.properties.result).length === 0) return '-';
  const words = shapeWords(document, envelope.properties.result);
  const otherAnswers = answers.filter((body) => body !== envelope);
  return [words, ...otherAnswers.map((body) => (body.properties.Languages ? 'wrapped' : 'bare'))].join(' ');
}

function shapeWords(document: Node, reference: Node): string {
  const schema = resolve(document, reference);
  if (schema.anyOf) return schema.anyOf.map((form: Node) => shapeWords(document, form)).join(' | ');
  const types: string[] = [schema.type].flat();
  if (types.includes('array')) return `[${shapeWords(document, schema.items)}]`;
  if (!schema.properties) return String(types[0]);
  const fields = Object.entries<Node>(schema.properties)
    .filter(([, value]) => value['x-portico-own'] !== true)
    .map(([name, value]) => fieldWords(document, schema, name, value));
  const isNullable = types.includes('null') && fields.length > 0;
  return `{${fields.join(', ')}}${isNullable ? ' | null' : ''}`;
}

/** A field with properties is written out; every optional field may also be null. */
function fieldWords(document: Node, owner: Node, name: string, value: Node): string {
  const field = resolve(document, nonNullForm(document, value));
  const types: string[] = [field.type].flat();
  const isRequired = owner.required?.includes(name) === true;
  if (!isRequired && !allowsNull(document, value)) throw new Error(`${name} is optional and must allow null`);
  const hasFields = field.properties || types.includes('array');
  const shape = hasFields
    ? `: ${shapeWords(document, { ...field, type: types.find((type) => type !== 'null') })}`
    : '';
  return `${name}${isRequired ? '*' : ''}${shape}`;
}

/** The schema of a value when it is not null. */
function nonNullForm(document: Node, value: Node): Node {
  const forms: Node[] = resolve(document, value).anyOf?.filter((form: Node) => form.type !== 'null') ?? [];
  return forms.length === 1 ? forms[0] : value;
}

function allowsNull(document: Node, schema: Node): boolean {
  const { anyOf, type } = resolve(document, schema);
  return anyOf ? anyOf.some((form: Node) => allowsNull(document, form)) : [type].flat().includes('null');
}

function resolve(document: Node, value: Node): Node {
  if (!value?.$ref) return value;
  const steps = (value.$ref as string).slice(2).split('/');
  return steps.reduce((node, step) => node[step], document);
}
