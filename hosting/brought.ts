import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompanyEntry } from '../src/domain/company';
import type { ProviderEntry } from '../src/domain/providers';

/** What a server needs to know about a built portal's extensions. */
export interface Brought {
  readonly providers: readonly ProviderEntry[];
  readonly companies: readonly CompanyEntry[];
}

export const NOTHING_BROUGHT: Brought = Object.freeze({ providers: [], companies: [] });

/** In the built portal's folder; missing for a portal without extensions. */
export const BROUGHT_FILE = 'extensions.json';

/** Collects what a server needs to know about extensions, for the build to write: plain data, no code. */
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
 * Reads what a built portal's extensions add.
 * @param folder absolute path of the built portal.
 * @throws Error if the file was not written by the build.
 */
export function readBrought(folder: string): Brought {
  const file = path.join(folder, BROUGHT_FILE);
  if (!existsSync(file)) return NOTHING_BROUGHT;
  const { providers, companies } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Brought>;
  if (Array.isArray(providers) && Array.isArray(companies)) return { providers, companies };
  throw new Error(`${file} is not as \`portico build\` writes it`);
}
