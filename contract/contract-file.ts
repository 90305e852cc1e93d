import { existsSync } from 'node:fs';

/** The contract: beside this file, or in a folder beside the code of a compiled program. */
export function contractFile(): URL {
  const besideProgram = new URL('contract/openapi.yaml', import.meta.url);
  return existsSync(besideProgram) ? besideProgram : new URL('openapi.yaml', import.meta.url);
}
