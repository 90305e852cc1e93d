/** The part of OpenAPI 3.1 that contract/openapi.yaml uses. */
export interface OpenApiDocument {
  security: readonly object[];
  paths: Record<string, OpenApiPath>;
  components: object;
}

export interface OpenApiPath {
  parameters?: (OpenApiParameter | Reference)[];
  get?: OpenApiOperation;
  head?: OpenApiOperation;
  post?: OpenApiOperation;
  patch?: OpenApiOperation;
  delete?: OpenApiOperation;
}

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  security?: readonly object[];
  parameters?: (OpenApiParameter | Reference)[];
  requestBody?: OpenApiBody | Reference;
  responses: Record<string, OpenApiResponse | Reference>;
  'x-portico-failure'?: 'envelope';
  'x-portico-own'?: boolean;
  'x-portico-static'?: boolean;
  'x-portico-retries'?: number;
  /** Headers and statuses are those of tus 1.0, in place of the envelope. */
  'x-portico-tus'?: boolean;
  /** The events of a stream: the schema of the data by the event's kind, with examples. */
  'x-portico-events'?: Readonly<Record<string, { readonly examples: readonly unknown[] }>>;
}

export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

export interface OpenApiBody {
  content: { 'application/json': { schema: object } };
}

export interface OpenApiResponse {
  content?: {
    'application/json'?: { schema: object; examples?: Readonly<Record<string, { value: unknown }>> };
  };
}

export interface Reference {
  $ref: string;
}

export function isReference(value: object): value is Reference {
  return '$ref' in value;
}
