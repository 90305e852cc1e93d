import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { CompanyEntry } from '../src/domain/site/company';
import type { ProviderEntry } from '../src/domain/site/providers';
import type { TokenOverrides } from '../src/ui/theme/token-overrides';

/** The data that a server needs about a built portal: its base path, and parts of its extensions. */
export interface PortalManifest {
  /** The path that the portal was built for, without a trailing slash; "" at the root of a host. */
  readonly base: string;
  readonly providers: readonly ProviderEntry[];
  readonly companies: readonly CompanyEntry[];
  /** In the order of the extensions: a later one overrides earlier ones. */
  readonly themes: readonly TokenOverrides[];
}

export const EMPTY_MANIFEST: PortalManifest = Object.freeze({
  base: '',
  providers: [],
  companies: [],
  themes: [],
});

/** The name of the manifest in the folder of the built portal. An empty manifest is not written. */
export const MANIFEST_FILE = 'extensions.json';

/** The parts of an extension that a server needs to know. */
export interface ServedParts {
  readonly providers?: readonly ProviderEntry[] | undefined;
  readonly companies?: readonly CompanyEntry[] | undefined;
  readonly theme?: TokenOverrides | undefined;
}

/** Collects the manifest of a portal, which the build writes as JSON. */
export function createManifest(extensions: readonly ServedParts[], base = ''): PortalManifest {
  const providers = extensions.flatMap((extension) => extension.providers ?? []);
  const companies = extensions.flatMap((extension) => extension.companies ?? []);
  return {
    base,
    providers: providers.map(({ kind, id, sources = {} }) => ({ kind, id, sources })),
    companies,
    themes: extensions.flatMap(({ theme }) => (theme ? [theme] : [])),
  };
}

const word = z.string().regex(/^[A-Za-z][\w.-]*$/);
const words = z.record(word, z.string());
const tokens = z.record(word, z.union([z.string(), z.number(), z.boolean()]));
/** A source must not contain a character that ends its directive. */
const sources = z.array(z.string().regex(/^[^\s;,]+$/));

const MANIFEST_SCHEMA = z.strictObject({
  base: z.string().regex(/^(\/[\w.~-]+)*$/),
  providers: z.array(
    z.strictObject({
      kind: z.enum(['captcha', 'chat', 'telemetry']),
      id: word,
      sources: z
        .strictObject({
          script: sources,
          style: sources,
          connect: sources,
          img: sources,
          frame: sources,
          media: sources,
          trustedTypes: sources.nullable(),
        })
        .partial(),
    }),
  ),
  companies: z.array(
    z.strictObject({
      key: word,
      id: z.int().positive(),
      like: word.optional(),
      cells: words.optional(),
      brand: z
        .strictObject({
          name: z.string(),
          slug: z.string(),
          logo: z.string(),
          logoDark: z.string(),
          favicon: z.string(),
          tokens,
        })
        .partial()
        .optional(),
      tagManager: z.union([z.string(), words]).optional(),
      chat: z
        .strictObject({ provider: word, identity: z.enum(['gateway', 'browser']), key: z.string() })
        .partial()
        .optional(),
      support: words.optional(),
      legal: words.optional(),
      texts: z.record(word, z.record(z.string(), z.string())).optional(),
    }),
  ),
  themes: z.array(z.record(word, z.strictObject({ light: tokens, dark: tokens }).partial())),
});

/** The manifest is not as the build writes it; the message is one sentence. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/**
 * Reads the manifest of a built portal.
 * @param folder absolute path of the built portal.
 * @throws ManifestError if the file was not written by the build.
 */
export function readManifest(folder: string): PortalManifest {
  const file = path.join(folder, MANIFEST_FILE);
  if (!existsSync(file)) return EMPTY_MANIFEST;
  const result = MANIFEST_SCHEMA.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (result.success) return result.data as PortalManifest;
  const [issue] = result.error.issues;
  const issuePath = issue?.path.length ? ` (${issue.path.join('.')})` : '';
  throw new ManifestError(
    `${file} is not as \`portico build\` writes it${issuePath}: build the portal again.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
