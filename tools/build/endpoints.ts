type Operation = { readonly 'x-portico-call'?: string } | undefined;

const METHODS = ['get', 'head', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

interface Contract {
  readonly paths: Readonly<Record<string, Partial<Record<Method, Operation>>>>;
}

/**
 * Generates the table of calls the portal makes: method and path by the name in the contract's `x-portico-call`.
 * Throws if two calls share a name.
 */
export function endpointsOf({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const key = item[method]?.['x-portico-call'];
      return key === undefined ? [] : [{ key, method: method.toUpperCase(), path }];
    }),
  );
  const twice = rows.find(({ key }, index) => rows.findIndex((row) => row.key === key) !== index);
  if (twice) throw new Error(`contract/openapi.yaml has two calls of the name "${twice.key}"`);
  const lines = rows.map(
    ({ key, method, path }) => `    ${key}: { method: "${method}", path: "${path}" },\n`,
  );
  return `/** Every call the portal makes. */\nexport const ENDPOINTS = Object.freeze({\n${lines.join('')}} as const);\n`;
}
