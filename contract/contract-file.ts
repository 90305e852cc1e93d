import { existsSync } from 'node:fs';

/** The contract, next to this file; a compiled program has it in a folder next to its code. */
export function contractFile(): URL {
  const compiled = new URL('contract/openapi.yaml', import.meta.url);
  return existsSync(compiled) ? compiled : new URL('openapi.yaml', import.meta.url);
}
