import { existsSync } from 'node:fs';

/** A file the gateway reads, by its path relative to this folder; the compiled gateway keeps the same layout. */
export function gatewayFile(name: string): URL {
  return new URL(name, import.meta.url);
}

/** The contract: beside the sources, or in the folder of the compiled gateway. */
export function contractFile(): URL {
  const compiled = gatewayFile('contract/openapi.yaml');
  return existsSync(compiled) ? compiled : gatewayFile('../contract/openapi.yaml');
}
