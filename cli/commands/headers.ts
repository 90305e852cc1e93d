import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PortalManifest } from '../../hosting/portal-manifest';
import { CACHING, FILE_PATH, HIDDEN_PATH, NON_PORTAL_PATH, REVALIDATE } from '../../hosting/files.table';
import { securityHeaders } from '../../hosting/security-headers';
import { companiesFrom } from '../../src/domain/variants/companies-from';
import { BUILT_IN_ENTRIES } from '../../src/domain/site/company';
import { ConfigError, parseConfig, type PortalConfig } from '../../src/domain/site/config/portal-config';
import { providerIds } from '../../src/domain/site/providers';
import { loadManifest } from '../load-manifest';
import { CommandError, defineCommand, UsageError } from '../command';
import { nginxFile, UnwritableError } from '../headers/nginx';

const HELP = `Usage: portico headers --config FILE [--format nginx|json] [--dist FOLDER] [--base PATH]

Writes the headers for a server of the portal's files: a content policy that allows only the hosts of the configuration
and of the extensions' providers, caching, and the rule that a missing file is a 404, never the page. A configuration
with an unknown key is refused with code 1 and the list of valid keys.

  --config FILE    the configuration, as in /config.json
  --format nginx   a file to include in nginx's server block (the default); "json" is for any other server
  --dist FOLDER    the built portal, whose manifest lists its extensions; by default the folder of --config
  --base PATH      the path of the portal; by default the one it was built for`;

const FORMATS: Readonly<
  Record<string, (headers: Readonly<Record<string, string>>, source: HeadersSource) => string>
> = {
  nginx: (headers, { base, config }) => nginxFile({ headers, base, configName: path.basename(config) }),
  json: (headers, { base }) =>
    JSON.stringify(
      {
        headers,
        base,
        caching: CACHING.map(({ files, path: pattern, version, caching }) => ({
          what: files,
          caching,
          path: pattern.source,
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

interface HeadersSource {
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
    const formatHeaders = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    if (!formatHeaders)
      throw new UsageError(`There is no format "${format}": choose from ${Object.keys(FORMATS).join(', ')}.`);
    if (basePath !== undefined && !/^\/([\w.~-]+\/)*$/.test(basePath))
      throw new UsageError('--base is a path that begins and ends with a slash.');
    const manifest = loadManifest(path.resolve(dist ?? path.dirname(file)));
    const base = basePath ?? `${manifest.base}/`;
    const headers = securityHeaders(configOf(file, manifest), '', manifest);
    try {
      process.stdout.write(`${formatHeaders(headers, { config: file, base }).trimEnd()}\n`);
    } catch (error) {
      throw error instanceof UnwritableError ? new CommandError(`${error.message}.`) : error;
    }
    return 0;
  },
});

/** Reads the configuration. @throws CommandError if the portal would refuse it. */
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
    // The portal only warns of an unknown key. Here it is an error, since it is probably misspelled.
    const [unknownKey] = unknownKeys;
    if (unknownKey)
      throw new ConfigError(unknownKey.key, `no such key, choose from ${unknownKey.knownKeys.join(', ')}`);
    companiesFrom(BUILT_IN_ENTRIES, companies).withConfig(config.companies);
    return config;
  } catch (error) {
    const reason =
      error instanceof ConfigError || error instanceof SyntaxError ? error.message : 'it cannot be read';
    throw new CommandError(`${file} is no configuration of the portal: ${reason}.`);
  }
}
