type Operation = { readonly 'x-portico-call'?: string } | undefined;

interface Contract {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
}

/**
 * The calls that the portal makes, as a table: method and path by the name that the contract gives them in `x-portico-call`.
 * Throws where two calls have one name.
 */
export function endpointsOf({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
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
