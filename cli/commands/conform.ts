import { conform, type ConformOptions } from '../conform/conform';
import { formatReport } from '../conform/report';
import { defineCommand, UsageError } from '../command';

const HELP = `Usage: portico conform --url URL [--token T | --email E --password P] [--write] [--json]

Checks call by call whether a gateway keeps Portico's wire contract, and lists the ids of missing and wrong operations.
Exit code 0: the gateway conforms; 1: it does not; 2: invalid arguments.

Only GETs are made without --write. --email is the one exception: it signs in with a POST to Sca/login, and repeats
it if the gateway requires a captcha. With --token no POST is made.

  --url URL          the gateway, as in apiBaseUrl of /config.json
  --token T          bearer token of a client; without one, a client's calls are only checked to be refused
  --email E, --password P
                     signs in as this client instead
  --write            makes POSTs too, if they change nothing or are refused. The report lists each
  --host HOST        host name of the portal, by which the gateway finds its site; by default that of --origin or --url
  --origin ORIGIN    origin of the portal, if it is not the gateway's; checks that a browser may read the answers
                     there, with --write also the preflights
  --api-version V    the number in /v1/ of the addresses; "1" by default
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
    console.log(json ? JSON.stringify(report, null, 2) : formatReport(report));
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
    throw new UsageError('--url must have neither a query nor a fragment.');
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
