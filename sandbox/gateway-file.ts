import { existsSync } from 'node:fs';

/** A file that the gateway reads, by its path below this folder; the compiled gateway has the same below its own. */
export function gatewayFile(name: string): URL {
  return new URL(name, import.meta.url);
}

/** The contract stands beside the sources, and in the folder of the compiled gateway. */
export function contractFile(): URL {
  const compiled = gatewayFile('contract/openapi.yaml');
  return existsSync(compiled) ? compiled : gatewayFile('../contract/openapi.yaml');
}
