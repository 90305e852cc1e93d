import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { portico } from '../../cli/portico';
import { MANIFEST_FILE, createManifest } from '../../hosting/portal-manifest';
import { securityHeaders } from '../../hosting/security-headers';
import { DEFAULT_CONFIG } from '../../src/domain/site/config/portal-config';
import { startFixture, type Fixture } from '../gateway/server/fixture';
import { captureConsole } from './console-output';

let folder: string;
let configuration = '';
const output = captureConsole();

beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'portico-headers-'))));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  configuration = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    configuration += String(text);
    return true;
  });
});

async function configFile(config: object, name = 'config.json'): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(config));
  return file;
}

/** Path of nginx, if it is installed. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((program) => {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

interface Nginx {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts nginx with a configuration that includes the generated headers. */
async function startNginx(root: string, portalHeaders: string): Promise<Nginx> {
  const port = await getPort();
  const headersFile = path.join(folder, 'portico.conf');
  const mainFile = path.join(folder, 'nginx.conf');
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(headersFile, portalHeaders);
  await writeFile(
    mainFile,
    `user root;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events {}
    http {
      types { text/html html; application/json json; text/javascript js; image/svg+xml svg; text/css css; }
      access_log off;
      ${temporaryFolders.join('\n')}
      server { listen 127.0.0.1:${port}; root ${root}; include ${headersFile}; }
    }`,
  );
  execFileSync(NGINX ?? '', ['-t', '-q', '-c', mainFile], { stdio: 'pipe' });
  const child: ChildProcess = spawn(NGINX ?? '', ['-c', mainFile, '-g', 'daemon off;'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(origin).catch(() => undefined)) break;
    await sleep(50);
  }
  return {
    origin,
    async stop() {
      const exit = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exit;
    },
  };
}

const ADDRESSES = [
  '/',
  '/login',
  '/de/Profile',
  '/wallet?x=1.js',
  '/legal/privacy.html',
  '/config.json',
  '/favicon.svg',
  '/assets/boot.0123456789.js',
  '/locales/de/translation.json',
  '/locales/de/translation.json?v=1a2b3c4d',
  '/locales/de/translation.json?v=no',
  '/assets/missing.0123456789.js',
  '/locales/xx/translation.json?v=1a2b3c4d',
  '/wp-login.php',
  '/assets',
  '/static/anything',
  '/de/chunk.css',
];

(NGINX ? describe : describe.skip)('nginx with the generated file', () => {
  let fixture: Fixture;
  let nginx: Nginx;
  beforeAll(async () => {
    fixture = await startFixture();
    const config = await configFile({});
    const writeSpy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      configuration += String(text);
      return true;
    });
    configuration = '';
    expect(await portico(['headers', '--config', config, '--format', 'nginx'])).toBe(0);
    writeSpy.mockRestore();
    nginx = await startNginx(fixture.distFolder, configuration);
  }, 30_000);
  afterAll(async () => {
    await nginx.stop();
    await fixture.close();
  });

  test.each(ADDRESSES)('%s has the status, caching and headers of the gateway', async (url) => {
    const gatewayAnswer = await fixture.app.inject({ url, headers: { host: 'portal.example' } });
    const answer = await fetch(nginx.origin + url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      gatewayAnswer.statusCode,
      gatewayAnswer.headers['cache-control'],
    ]);
    for (const [name, value] of Object.entries(securityHeaders(DEFAULT_CONFIG, 'portal.example')))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
    expect((await answer.text()).includes('<html')).toBe(gatewayAnswer.body.includes('<html'));
  });

  test.each([
    '/api/client/v1/Client/client',
    '/api',
    '/__faults',
    '/assets/',
    '/.env',
    '/assets/.env',
    '/.git/config',
  ])('%s is a 404 that is not cached', async (url) => {
    const answer = await fetch(nginx.origin + url);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toBe('404 Not Found\n');
  });

  test('sends the compressed files of the build', async () => {
    const answer = await fetch(`${nginx.origin}/assets/boot.0123456789.js`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  });

  test('serves the portal at its base path', async () => {
    await cp(fixture.distFolder, path.join(folder, 'root/portal'), { recursive: true });
    const config = await configFile({});
    expect(await portico(['headers', '--config', config, '--base', '/portal/'])).toBe(0);
    const baseNginx = await startNginx(path.join(folder, 'root'), configuration);
    try {
      const fetchFrom = async (url: string) => {
        const answer = await fetch(baseNginx.origin + url);
        return [answer.status, answer.headers.get('cache-control'), (await answer.text()).includes('<html')];
      };
      expect(await fetchFrom('/portal/login')).toEqual([200, 'no-store', true]);
      expect(await fetchFrom('/portal/assets/boot.0123456789.js')).toEqual([
        200,
        'public, max-age=31536000, immutable',
        false,
      ]);
      expect(await fetchFrom('/portal/assets/missing.0123456789.js')).toEqual([404, 'no-store', false]);
      expect(await fetchFrom('/portal/config.json')).toEqual([200, 'no-store', false]);
      expect((await fetchFrom('/login'))[0]).toBe(404);
    } finally {
      await baseNginx.stop();
    }
  });
});

describe('the content policy', () => {
  const policyOf = async (...args: string[]) => {
    expect([await portico(['headers', '--format', 'json', ...args]), output.text]).toEqual([0, '']);
    const { headers } = JSON.parse(configuration) as { headers: Record<string, string> };
    return headers['content-security-policy'] ?? '';
  };

  test('allows the hosts of the configuration', async () => {
    const config = await configFile({
      apiBaseUrl: 'https://gateway.example',
      companies: { '42': { like: 'main', tagManager: 'GTM-1' } },
    });
    const policy = await policyOf('--config', config);
    expect(policy).toContain("connect-src 'self' https://gateway.example https://*.googletagmanager.com");
  });

  test('allows the hosts of an extension’s chat if the configuration or a company selects it', async () => {
    const config = await configFile({});
    const chat = { kind: 'chat', id: 'acme', sources: { script: ['https://chat.acme.example'] } } as const;
    const company = { key: 'acme', id: 42, like: 'international', chat: { provider: 'acme' } };
    const file = path.join(folder, MANIFEST_FILE);
    await writeFile(file, JSON.stringify(createManifest([{ providers: [chat] }])));
    expect(await policyOf('--config', config)).not.toContain('acme');
    configuration = '';
    expect(await policyOf('--config', await configFile({ chat: { provider: 'acme' } }))).toContain(
      "script-src 'self' https://chat.acme.example;",
    );
    configuration = '';
    await writeFile(file, JSON.stringify(createManifest([{ providers: [chat], companies: [company] }])));
    expect(await policyOf('--config', await configFile({}))).toContain('https://chat.acme.example');
    await rm(file);
  });

  test('equals that of the gateway for the default configuration', async () => {
    expect(await policyOf('--config', 'public/config.json')).toBe(
      securityHeaders(DEFAULT_CONFIG, 'portal.example')['content-security-policy'],
    );
  });
});

test.each([
  [[], 2, 'Say which configuration: --config FILE.'],
  [
    ['--config', 'public/config.json', '--format', 'apache'],
    2,
    'There is no format "apache": choose from nginx, json.',
  ],
  [
    ['--config', 'public/config.json', '--base', 'portal'],
    2,
    '--base is a path that begins and ends with a slash.',
  ],
  [['--config', 'nowhere.json'], 1, 'nowhere.json is no configuration of the portal: it cannot be read.'],
])('%j exits with code %i and one sentence', async (args, code, sentence) => {
  expect(await portico(['headers', ...args])).toBe(code);
  expect(output.text).toBe(`${sentence}\n`);
  expect(configuration).toBe('');
});

test.each([
  [{ apiBaseUrl: 'http://gateway.example' }, 'apiBaseUrl'],
  [{ companies: { '42': {} } }, 'companies.42.like'],
  [{ chat: { provider: 'acme' } }, 'chat.provider'],
  [{ frameOrigin: [] }, 'frameOrigin: no such key, choose from apiBaseUrl,'],
  [{ chat: { key: 'acme' } }, 'chat.key: no such key, choose from provider, identity.'],
  [{ companies: { '7': { brand: { colour: 'red' } } } }, 'companies.7.brand.colour: no such key'],
])('the invalid configuration %j is refused', async (config, key) => {
  expect(await portico(['headers', '--config', await configFile(config)])).toBe(1);
  expect(output.text).toContain(key);
});

test('values that nginx cannot express are refused', async () => {
  const sources = { script: ['https://$chat.example'] };
  await writeFile(
    path.join(folder, MANIFEST_FILE),
    JSON.stringify(createManifest([{ providers: [{ kind: 'chat', id: 'acme', sources }] }])),
  );
  expect(await portico(['headers', '--config', await configFile({ chat: { provider: 'acme' } })])).toBe(1);
  expect(output.text).toMatch(/nginx can't express/);
});

test('an unreadable manifest is refused', async () => {
  await writeFile(path.join(folder, MANIFEST_FILE), '[]');
  expect(await portico(['headers', '--config', await configFile({})])).toBe(2);
  expect(output.text).toMatch(/^[^\n]+ is not as `portico build` writes it: build the portal again\.\n$/);
  await rm(path.join(folder, MANIFEST_FILE));
});
