import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { INDEX_TEMPLATE, slot, TEMPLATES_FOLDER } from '../../../hosting/page-slots';
import { MANIFEST_FILE, createManifest } from '../../../hosting/portal-manifest';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../../gateway/seed/demo-sign-ins.table';
import { emptyDatabase } from '../../gateway-kit/empty-database';
import { programArguments } from '../../gateway-kit/program';

const ROOT = path.join(__dirname, '../../..');

/** Waits for the start of the gateway; resolves to its banner. */
function startOf(gateway: ChildProcessWithoutNullStreams): Promise<string> {
  let banner = '';
  return new Promise<string>((resolve, reject) => {
    gateway.stdout.on('data', (chunk) => {
      banner += String(chunk);
      if (banner.includes('Ctrl+C')) resolve(banner);
    });
    gateway.stderr.on('data', (chunk) => reject(new Error(String(chunk))));
  });
}

/** Written by hand from D1 and D8. */
const COMPANIES: Record<string, number> = {
  'main@portico.test': 7,
  'invest@portico.test': 11,
  'bank@portico.test': 23,
  'international@portico.test': 24,
};

/** Runs the program, because the embedded database needs a process without Jest's module loader. */
function start(env: Record<string, string> = {}): ChildProcessWithoutNullStreams {
  const defaults = { PORT: '0', INVEST_PORT: '0', DATA_FOLDER: 'memory', DATABASE_URL: '' };
  return spawn(process.execPath, programArguments('gateway/programs/main.ts'), {
    cwd: ROOT,
    env: { ...process.env, ...defaults, ...env },
  });
}

type Call = [host: string, address: string, init?: { body?: object; token?: string }];

/** Calls the gateway with the name of a host, which need not resolve on this machine. */
function callAt<T>(port: number, ...[host, address, init = {}]: Call): Promise<T> {
  const headers = {
    host: `${host}:${port}`,
    ...(init.body && { 'content-type': 'application/json' }),
    ...(init.token !== undefined && { authorization: `Bearer ${init.token}` }),
  };
  return new Promise((resolve, reject) => {
    const method = init.body ? 'POST' : 'GET';
    request({ host: '127.0.0.1', port, path: address, method, headers }, (answer) => {
      json(answer).then((body) => resolve((body as { result: T }).result), reject);
    })
      .on('error', reject)
      .end(init.body && JSON.stringify(init.body));
  });
}

describe('a gateway on an empty database', () => {
  let gateway: ChildProcessWithoutNullStreams;
  let banner = '';
  let port: number;
  beforeAll(async () => {
    gateway = start();
    banner = await startOf(gateway);
    port = Number(/http:\/\/localhost:(\d+) +main@/.exec(banner)?.[1]);
  }, 120_000);
  afterAll(() => gateway.kill('SIGKILL'));

  const call = <T>(...args: Call) => callAt<T>(port, ...args);

  test.each(DEMO_SIGN_INS)(
    '$email signs in at $host and has accounts of that company',
    async ({ host, email }) => {
      const site = await call<{ companyId: number }>(host, `/api/gateway/cms/v1/SiteDomain/get/${host}/en`);
      const body = { email, password: DEMO_PASSWORD };
      const { token } = await call<{ token: string }>(host, '/api/client/Sca/login', { body });
      const client = await call<{ companyId: number }>(host, '/api/client/v1/Client/client', { token });
      const accounts = await call<unknown[]>(host, '/api/client/v1/Account/accounts', { token });
      expect([site.companyId, client.companyId]).toEqual([COMPANIES[email], COMPANIES[email]]);
      expect(accounts.length).toBeGreaterThan(0);
    },
  );

  test('prints the addresses', () => {
    for (const { host, email } of DEMO_SIGN_INS) {
      expect(banner).toMatch(new RegExp(`http://${host.replaceAll('.', '\\.')}:${port} +${email}`));
    }
    expect(banner).toContain(DEMO_PASSWORD);
  });

  /** Status of a GET with exactly these headers, in the HTTP version that a plain proxy uses. */
  function statusOf(path: string, headers: string[], version = '1.1'): Promise<number> {
    return new Promise((resolve, reject) => {
      const lines = [`GET ${path} HTTP/${version}`, ...headers, 'Connection: close', '', ''];
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
      socket
        .on('data', (chunk) => (answer += String(chunk)))
        .on('end', () => resolve(Number(answer.split(' ')[1])))
        .on('error', reject);
    });
  }

  test.each([
    ['/__outbox', ['Host: localhost'], '1.1', 200],
    ['/__outbox', ['Host: portal.example'], '1.1', 403],
    ['/__outbox', ['Host: localhost', 'X-Forwarded-For: 203.0.113.9'], '1.1', 403],
    ['/__outbox', ['Host: 127.0.0.1:3000', 'X-Forwarded-Host: portal.example'], '1.1', 403],
    ['/__outbox?format=json', ['Host: localhost', 'Forwarded: for=203.0.113.9'], '1.1', 403],
    ['/__outbox/outbox.css', ['Host: localhost', 'Via: 1.1 proxy'], '1.1', 403],
    ['/__outbox', ['Host: 127.0.0.1:3000'], '1.0', 403],
    ['/login', ['Host: portal.example'], '1.1', 421],
    ['/api/client/v1/Client/client', ['Host: attacker.example'], '1.1', 421],
    ['/login', ['Host: *'], '1.1', 421],
    ['/healthz', ['Host: bank.localhost'], '1.1', 200],
    ['/config.json', ['Host: bank.localhost'], '1.1', 200],
    ['/healthz', ['Host: 10.1.2.3'], '1.1', 200],
    ['/login', [], '1.1', 400],
    ['/login', [], '1.0', 400],
  ])('%s with %j in HTTP/%s is %i (G1)', async (path, headers, version, status) => {
    expect(await statusOf(path, headers, version)).toBe(status);
  });

  test('keeps connections open longer than proxies', async () => {
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  test('exits cleanly after SIGTERM', async () => {
    const exit = once(gateway, 'exit');
    gateway.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  }, 20_000);
});

describe('invalid settings are refused in one sentence', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a port between 0 and 65535, not "http".'],
    [{ PORTICO_MODE: 'production' }, 'DATABASE_URL must name a PostgreSQL database in production.'],
    [{ PORTICO_CONSENT: 'maybe' }, 'PORTICO_CONSENT must be one of none, banner.'],
    [
      { PORTICO_CAPTCHA_PROVIDER: 'turnstile' },
      'PORTICO_CAPTCHA_PROVIDER must be none or altcha for this gateway, not "turnstile".',
    ],
  ])(
    '%j',
    async (env, sentence) => {
      const child = start(env as Record<string, string>);
      const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(output.trim()).toBe(sentence);
      expect(code).toBe(1);
    },
    30_000,
  );
});

describe('a built portal with an extension and a base path', () => {
  const ACME = { key: 'acme', id: 42, like: 'international', brand: { name: 'Acme & Co.', slug: 'acme' } };
  const SOURCE = 'https://chat.acme.example';
  const HEAD_SLOTS = ['look', 'boot-data', 'config-hint'].map((name) => slot(name, '')).join('');
  const TEMPLATE =
    `<!doctype html><title>${slot('brand', 'Client portal')}</title>` +
    `<noscript>${slot('brand', 'This page')} needs</noscript>${HEAD_SLOTS}<script></script>`;
  let folder: string;
  let gateway: ChildProcessWithoutNullStreams;
  let banner: string;
  let port: number;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
    const files = {
      'index.html': 'The page of a static host',
      [INDEX_TEMPLATE]: TEMPLATE,
      'config.json': JSON.stringify({
        chat: { provider: 'acme' },
        apiBaseUrl: 'https://gateway.acme.example',
      }),
      [MANIFEST_FILE]: JSON.stringify(
        createManifest(
          [{ companies: [ACME], providers: [{ kind: 'chat', id: 'acme', sources: { script: [SOURCE] } }] }],
          '/portal',
        ),
      ),
    };
    mkdirSync(path.join(folder, TEMPLATES_FOLDER));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    gateway = start({ DIST_FOLDER: folder, DATABASE_URL: await emptyDatabase() });
    banner = await startOf(gateway);
    port = Number(/http:\/\/localhost:(\d+)/.exec(banner)?.[1]);
  }, 120_000);
  afterAll(() => {
    gateway.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  const get = (address: string) =>
    new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        request({ host: '127.0.0.1', port, path: address, headers: { host: 'acme.localhost' } }, (answer) => {
          text(answer).then(
            (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
            reject,
          );
        })
          .on('error', reject)
          .end();
      },
    );

  test('a client of its company signs in at the printed host, and has accounts', async () => {
    expect(banner).toMatch(new RegExp(`http://acme\\.localhost:${port}/portal +acme@portico\\.test`));
    const site = await callAt<object>(
      port,
      'acme.localhost',
      '/api/gateway/cms/v1/SiteDomain/get/acme.localhost/en',
    );
    expect(site).toMatchObject({ companyId: 42, isActive: true });
    const body = { email: 'acme@portico.test', password: DEMO_PASSWORD };
    const { token } = await callAt<{ token: string }>(port, 'acme.localhost', '/api/client/Sca/login', {
      body,
    });
    const client = await callAt<object>(port, 'acme.localhost', '/api/client/v1/Client/client', { token });
    expect(client).toMatchObject({ companyId: 42 });
    const address = '/api/client/v1/Account/accounts';
    const accounts = await callAt<{ server: string }[]>(port, 'acme.localhost', address, { token });
    expect(accounts.length).toBeGreaterThan(2);
    expect(accounts.filter(({ server }) => !server.startsWith('AcmeCo-'))).toEqual([]);
  });

  test.each(['/portal/', '/portal/login', '/portal/de/acme-reports'])(
    '%s is the page with its name',
    async (address) => {
      const { status, body, headers } = await get(address);
      expect(status).toBe(200);
      expect(body).toContain('<title>Acme &#38; Co.</title><noscript>Acme &#38; Co. needs');
      expect(headers['content-security-policy']).toContain(`script-src 'self' ${SOURCE};`);
    },
  );

  test('its configuration is the project’s, except for the address of the gateway', async () => {
    expect(JSON.parse((await get('/portal/config.json')).body)).toMatchObject({
      apiBaseUrl: '',
      captcha: { provider: 'altcha' },
      chat: { provider: 'acme' },
    });
  });

  test('its mails contain its own address and no other name', async () => {
    const body = { email: 'acme@portico.test' };
    await callAt(port, 'acme.localhost', '/api/client/Sca/reset-password', { body });
    const { body: messages } = await get('/__outbox?format=json&recipient=acme@portico.test');
    const [mail] = JSON.parse(messages) as { body: string }[];
    expect(mail?.body).toMatch(
      new RegExp(`^http://acme\\.localhost:${port}/portal/new-password\\?resetToken=`),
    );
    expect(mail?.body).not.toMatch(/portico/i);
  });

  test.each(['/', '/portal'])('%s redirects to the portal', async (address) => {
    const { status, headers } = await get(address);
    expect([status, headers.location]).toEqual([302, '/portal/']);
  });

  test.each(['/login', '/config.json', '/portals/login', '/portal/assets/missing.js'])(
    '%s does not exist',
    async (address) => expect((await get(address)).status).toBe(404),
  );
});

test('a portal of another version is refused in one sentence', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  writeFileSync(path.join(folder, 'index.html'), '');
  mkdirSync(path.join(folder, TEMPLATES_FOLDER));
  writeFileSync(path.join(folder, INDEX_TEMPLATE), `<title>${slot('brand', '')}</title>`);
  const child = start({ DIST_FOLDER: folder });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  rmSync(folder, { recursive: true });
  expect(output).toMatch(
    /^templates\/index\.html in \S+ is of another version: build the portal again \(The page has no slot look, boot-data, config-hint\)\n$/,
  );
  expect(code).toBe(1);
}, 60_000);

test('a portal whose extensions.json is damaged is refused in one sentence, with code 2', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-dist-'));
  writeFileSync(path.join(folder, MANIFEST_FILE), '{"base":');
  const child = start({ DIST_FOLDER: folder });
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  rmSync(folder, { recursive: true });
  expect(output).toMatch(/^[^\n]+ is not as `portico build` writes it: build the portal again\.\n$/);
  expect(code).toBe(2);
}, 30_000);
