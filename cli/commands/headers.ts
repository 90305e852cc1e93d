import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalManifest } from '../../hosting/portal-manifest';
import { CACHING, FILE_PATH, HIDDEN_PATH, NON_PORTAL_PATH, REVALIDATE } from '../../hosting/files.table';
import { securityHeaders } from '../../hosting/security-headers';
import { companiesFrom } from '../../src/domain/variants/companies-from';
import { STOCK_ENTRIES } from '../../src/domain/site/company';
import { ConfigError, parseConfig, type PortalConfig } from '../../src/domain/site/config/portal-config';
import { providerIds } from '../../src/domain/site/providers';
import { loadManifest } from '../load-manifest';
import { CommandError, defineCommand, UsageError } from '../command';
import { nginxFile, UnwritableError } from '../headers/nginx';

const HELP = `Usage: portico headers --config FILE [--format nginx|json] [--dist FOLDER] [--base PATH]

Compiles the headers of a server that has the portal's files: the content policy with what the configuration and the
extensions' providers need and nothing else, caching, and the rule that a missing file is a 404, never the page. A key that
the portal does not know ends it with code 1 and those that it knows.

  --config FILE    the configuration, as /config.json has it
  --format nginx   a file to include in nginx's server block (the default); json has the same for any other server
  --dist FOLDER    the built portal, which says what its extensions bring; the folder of --config unless said otherwise
  --base PATH      where the portal lies; as it was built for unless said otherwise`;

const FORMATS: Readonly<
  Record<string, (headers: Readonly<Record<string, string>>, place: HeadersPlace) => string>
> = {
  nginx: (headers, { base, config }) => nginxFile({ headers, base, source: path.basename(config) }),
  json: (headers, { base }) =>
    JSON.stringify(
      {
        headers,
        base,
        caching: CACHING.map(({ files, path: where, version, caching }) => ({
          what: files,
          caching,
          path: where.source,
          v: version?.source,
        })),
        otherFiles: REVALIDATE,
        file: FILE_PATH.source,
        neverThePage: [NON_PORTAL_PATH.source, HIDDEN_PATH.source],
        page: { file: 'index.html', caching: 'no-store' },
      },
      null,
      2,
    ),
};

interface HeadersPlace {
  readonly config: string;
  readonly base: string;
}

export const command = defineCommand({
  help: HELP,
  options: {
    config: { type: 'string' },
    format: { type: 'string', default: 'nginx' },
    dist: { type: 'string' },
    base: { type: 'string' },
  },
  async run({ config: file, format, dist, base: basePath }) {
    if (file === undefined) throw new UsageError('Say which configuration: --config FILE.');
    const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!write)
      throw new UsageError(`There is no format "${format}": choose from ${Object.keys(FORMATS).join(', ')}.`);
    if (basePath !== undefined && !/^\/([\w.~-]+\/)*$/.test(basePath))
      throw new UsageError('--base is a path that begins and ends with a slash.');
    const manifest = loadManifest(path.resolve(dist ?? path.dirname(file)));
    const base = basePath ?? `${manifest.base}/`;
    const headers = securityHeaders(configOf(file, manifest), '', manifest);
    try {
      process.stdout.write(`${write(headers, { config: file, base }).trimEnd()}\n`);
    } catch (error) {
      throw error instanceof UnwritableError ? new CommandError(`${error.message}.`) : error;
    }
    return 0;
  },
});

/** Refuses a configuration that the portal would refuse. */
function configOf(file: string, { providers, companies }: PortalManifest): PortalConfig {
  try {
    // The portal's address is unknown here, so http addresses are refused, as on any host except loopback.
    const page = { origin: 'https://portal.invalid' };
    const { config, unknownKeys } = parseConfig(
      JSON.parse(readFileSync(file, 'utf8')),
      page,
      undefined,
      providerIds(providers),
    );
    // The portal only warns of them; here an unknown key is an error, for it is likely a typing error.
    const [stray] = unknownKeys;
    if (stray) throw new ConfigError(stray.key, `no such key, choose from ${stray.knownKeys.join(', ')}`);
    companiesFrom(STOCK_ENTRIES, companies).withConfig(config.companies);
    return config;
  } catch (error) {
    const why =
      error instanceof ConfigError || error instanceof SyntaxError ? error.message : 'it cannot be read';
    throw new CommandError(`${file} is no configuration of the portal: ${why}.`);
  }
}
