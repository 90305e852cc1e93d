import { conform, type ConformOptions } from '../conform/conform';
import { inWords } from '../conform/report';
import { defineCommand, UsageError } from '../command';

const HELP = `Usage: portico conform --url URL [--token T | --email E --password P] [--write] [--json]

Asks a gateway call by call whether it keeps Portico's wire contract, and names by operation id what is missing or off.
Exit code 0: nothing is off; 1: something is; 2: wrong use.

Only GETs are made without --write. With --email the sign-in itself is the one exception, since a token can't be had
otherwise: one POST to Sca/login (a second one with the captcha's answer where the gateway wants one). With --token
there is none.

  --url URL          the gateway, as apiBaseUrl has it in /config.json
  --token T          bearer token of a client; without one, calls of a client are judged by how they refuse strangers
  --email E, --password P
                     signs in as this client instead
  --write            makes POSTs too: such that change nothing, or are refused. The report names each
  --host HOST        host name of the portal, by which the gateway finds its site; that of --origin or --url otherwise
  --origin ORIGIN    where the portal is, if not at the gateway: may a browser read the answers there? (Preflights are
                     made with --write.)
  --api-version V    the 1 of /v1/ in the addresses
  --json             prints the report as JSON`;

export const command = defineCommand({
  help: HELP,
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    host: { type: 'string' },
    origin: { type: 'string' },
    'api-version': { type: 'string', default: '1' },
  },
  async run({ json, ...options }) {
    const report = (await conform(readOptions(options))).toJSON();
    console.log(json ? JSON.stringify(report, null, 2) : inWords(report));
    return report.conforms ? 0 : 1;
  },
});

interface ConformArguments {
  readonly url?: string | undefined;
  readonly token?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly write: boolean;
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'api-version': string;
}

function readOptions({
  url,
  token,
  email,
  password,
  write,
  host,
  origin,
  'api-version': apiVersion,
}: ConformArguments): ConformOptions {
  if (url === undefined) throw new UsageError('Say where the gateway is: --url URL.');
  const gateway = httpAddress(url, '--url');
  if (gateway.search !== '' || gateway.hash !== '')
    throw new UsageError('--url has neither a query nor a fragment.');
  if ((email === undefined) !== (password === undefined))
    throw new UsageError('--email and --password go together.');
  if (token !== undefined && email !== undefined)
    throw new UsageError('Give either --token or --email, not both.');
  if (token !== undefined && !/^[\x21-\x7e]{1,8192}$/.test(token))
    throw new UsageError('A token is 1 to 8,192 printable characters.');
  const portal = origin === undefined ? undefined : httpAddress(origin, '--origin');
  return {
    url: gateway.href,
    apiVersion,
    token,
    credentials: email !== undefined && password !== undefined ? { email, password } : undefined,
    write,
    origin: portal?.origin,
    host: host ?? (portal ?? gateway).hostname,
  };
}

function httpAddress(text: string, option: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol)) return address;
  throw new UsageError(`${option} must be an http or https address: "${text}" is none.`);
}
