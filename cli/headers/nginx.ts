import {
  CACHING,
  FILE_PATH,
  HIDDEN_PATH,
  NO_STORE,
  NON_PORTAL_PATH,
  REVALIDATE,
} from '../../hosting/files.table';

/** A header's value has characters that an nginx file cannot express. */
export class UnwritableError extends Error {
  override readonly name = 'UnwritableError';
}

export interface NginxOptions {
  /** Name and value of each header. */
  readonly headers: Readonly<Record<string, string>>;
  /** `/`, or the path at which the portal is served, such as `/portal/`. */
  readonly base: string;
  /** Name of the portal's configuration file (`config.json`), for the first line. */
  readonly configName: string;
}

const POLICY = 'content-security-policy';
const MISSING = '@portico_missing';

/** nginx cannot escape a dollar sign, and a line break would end the value. */
function quote(text: string): string {
  if (/[$\r\n]/.test(text))
    throw new UnwritableError(`nginx can't express the value ${JSON.stringify(text)}`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * Adds the base to a pattern of paths: each alternative that begins with `^\/` begins with the base instead. It is quoted,
 * since a brace would start a block in nginx.
 */
function patternWithBase({ source }: RegExp, base: string): string {
  if (base === '/') return `"${source}"`;
  const prefix = base.slice(0, -1);
  return `"${source.replaceAll(/(^|\|)\^\\\//g, `$1^${prefix}/`)}"`;
}

/**
 * A file to include in an nginx `server` block, beside `root`: headers, caching, a 404 for a missing file and the
 * portal's page for any other address. It has no `if` inside a location and states each header once.
 * @throws UnwritableError
 */
export function nginxFile({ headers, base, configName }: NginxOptions): string {
  const { [POLICY]: policy = '', ...rest } = headers;
  const [first = '', ...directives] = policy.split('; ');
  const versionedRows = CACHING.filter(({ version }) => version !== undefined);
  const location = (match: string, caching: string, ...lines: string[]) => [
    `location ${match} {`,
    ...[`set $portico_caching ${caching};`, ...lines].map((line) => `    ${line}`),
    '}',
    '',
  ];
  const tryFile = `try_files $uri ${MISSING};`;
  return [
    `# Written by \`portico headers\` from ${configName}. Include it in the server block that has`,
    `# \`root\` set to the ${base === '/' ? 'folder of the built portal' : `folder that holds the built portal as ${base}`}:`,
    '#',
    '#     server {',
    '#         listen 443 ssl;',
    '#         root /srv/portal;',
    '#         include /etc/nginx/portico.conf;',
    '#         location ^~ /api/ { proxy_pass https://gateway.example; }   # where apiBaseUrl is empty',
    '#     }',
    '#',
    '# nginx needs the types of files (`include mime.types;`, its default). Write this file again when the configuration',
    '# changes: the policy allows only the hosts that the configuration names.',
    '',
    '# The policy, directive by directive.',
    `set $portico_policy ${quote(first)};`,
    // `@` stands for the variable, since `quote` refuses a dollar sign.
    ...directives.map(
      (directive) => `set $portico_policy ${quote(`@; ${directive}`).replace('@', '${portico_policy}')};`,
    ),
    '',
    '# The texts of the portal are requested with the hash of their content.',
    `set $portico_texts ${quote(REVALIDATE)};`,
    ...versionedRows.map(
      ({ version, caching }) =>
        `if ($arg_v ~ "${version?.source}") { set $portico_texts ${quote(caching)}; }`,
    ),
    '',
    '# Answers that are not files of the portal are not cached.',
    `set $portico_caching ${quote(NO_STORE)};`,
    '',
    '# Every answer, whatever its status. A location with an add_header of its own would lose these.',
    'add_header Cache-Control $portico_caching always;',
    'add_header Content-Security-Policy $portico_policy always;',
    ...Object.entries(rest).map(([name, value]) => `add_header ${titleCase(name)} ${quote(value)} always;`),
    'server_tokens off;',
    '',
    '# Each file has a compressed copy beside it (.gz; .br for nginx with the brotli module: brotli_static on).',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    '# A missing file is a 404, never the page: a page in place of a script would be run as one.',
    ...location(MISSING, quote(NO_STORE), 'default_type text/plain;', 'return 404 "404 Not Found\\n";'),
    '# Addresses of the gateway, and hidden files.',
    ...[NON_PORTAL_PATH, HIDDEN_PATH].flatMap((pattern) =>
      location(
        `~ ${pattern === NON_PORTAL_PATH ? `"${pattern.source}"` : patternWithBase(pattern, base)}`,
        quote(NO_STORE),
        'default_type text/plain;',
        'return 404 "404 Not Found\\n";',
      ),
    ),
    ...CACHING.flatMap(({ files, path, version, caching }) => [
      `# ${capitalize(files)}.`,
      ...location(`~ ${patternWithBase(path, base)}`, version ? '$portico_texts' : quote(caching), tryFile),
    ]),
    '# Every other file.',
    ...location(`~ ${patternWithBase(FILE_PATH, base)}`, quote(REVALIDATE), tryFile),
    '# Every other address is the portal’s page.',
    ...location(base, quote(NO_STORE), `try_files ${base}index.html ${MISSING};`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `x-frame-options` → `X-Frame-Options`, the usual spelling. */
const titleCase = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
