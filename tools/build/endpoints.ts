type Operation = { readonly operationId: string; readonly 'x-portico-call'?: string } | undefined;

const METHODS = ['get', 'head', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

interface Contract {
  readonly paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>;
}

/**
 * Generates two tables of the calls the portal makes, by the name in the contract's `x-portico-call`: the types of
 * their operations, and their methods and paths. Throws if two calls share a name.
 */
export function endpointsOf({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      const key = operation?.['x-portico-call'];
      return key === undefined ? [] : [{ ...operation, key, method: method.toUpperCase(), path }];
    }),
  );
  const duplicate = rows.find(({ key }, index) => rows.findIndex((row) => row.key === key) !== index);
  if (duplicate) throw new Error(`contract/openapi.yaml has two calls of the name "${duplicate.key}"`);
  const operations = rows.map(({ key, operationId }) => `    ${key}: operations["${operationId}"];\n`);
  const endpoints = rows.map(
    ({ key, method, path }) => `    ${key}: { method: "${method}", path: "${path}" },\n`,
  );
  return `/** The operation behind each call. */
export interface CallOperations {
${operations.join('')}}
/** Every call the portal makes. */
export const ENDPOINTS = Object.freeze({
${endpoints.join('')}} as const);
`;
}
