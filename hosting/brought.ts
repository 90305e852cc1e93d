import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompanyEntry } from '../src/domain/company';
import type { ProviderEntry } from '../src/domain/providers';

/** What the extensions of a built portal bring that its server has to know. */
export interface Brought {
  readonly providers: readonly ProviderEntry[];
  readonly companies: readonly CompanyEntry[];
}

export const NOTHING_BROUGHT: Brought = Object.freeze({ providers: [], companies: [] });

/** In the folder of the built portal; a portal without extensions has none. */
export const BROUGHT_FILE = 'extensions.json';

/** What a server has to know of extensions, as the build writes it: data alone, no code. */
export function broughtBy(
  extensions: readonly { providers?: readonly ProviderEntry[]; companies?: readonly CompanyEntry[] }[],
): Brought {
  const providers = extensions.flatMap((extension) => extension.providers ?? []);
  return {
    providers: providers.map(({ kind, id, sources = {} }) => ({ kind, id, sources })),
    companies: extensions.flatMap((extension) => extension.companies ?? []),
  };
}

/**
 * Reads what the extensions of a built portal bring.
 * @param folder of the built portal, absolute.
 * @throws Error where the file is not the build's.
 */
export function readBrought(folder: string): Brought {
  const file = path.join(folder, BROUGHT_FILE);
  if (!existsSync(file)) return NOTHING_BROUGHT;
  const { providers, companies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Brought>;
  if (Array.isArray(providers) && Array.isArray(companies)) return { providers, companies };
  throw new Error(`${file} is not as \`portico build\` writes it`);
}
