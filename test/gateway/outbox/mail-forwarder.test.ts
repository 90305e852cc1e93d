import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { emptyDatabase } from '../../gateway-kit/empty-database';
import { programArguments } from '../../gateway-kit/program';

jest.setTimeout(60_000);

const ROOT = path.join(__dirname, '../../..');
const PORT = 3290;
const ORIGIN = `http://127.0.0.1:${PORT}`;

let deferrals = 0;

// The clients have only practice accounts, because a live account may be near a margin call and cause another mail.

/** A minimal mail server: it refuses one address, defers another and accepts all others. */
function startMailServer(mails: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let data: string | null = null;
    socket.setEncoding('utf8');
    socket.write('220 mail.test\r\n');
    socket.on('data', (chunk: string) => {
      if (data !== null) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        mails.push(data);
        data = null;
        socket.write('250 accepted\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter((text) => text !== '')) {
        if (/^DATA/i.test(line)) {
          data = '';
          socket.write('354 go on\r\n');
        } else if (/^RCPT TO:<bank-demo@/i.test(line)) socket.write('550 no such mailbox\r\n');
        else if (/^RCPT TO:<invest-demo@/i.test(line) && deferrals === 0) {
          deferrals += 1;
          socket.write('451 come back later\r\n');
        } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const post = (address: string, body: unknown) =>
  fetch(ORIGIN + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const outbox = async (recipient: string) =>
  (await (
    await fetch(`${ORIGIN}/__outbox?format=json&recipient=${encodeURIComponent(recipient)}`)
  ).json()) as {
    status: string;
    body: string;
  }[];

async function waitUntil<T>(check: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const value = await check();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const mails: string[] = [];
let mailServer: Server;
let gateway: ChildProcess;

beforeAll(async () => {
  mailServer = await startMailServer(mails);
  gateway = spawn(process.execPath, programArguments('gateway/programs/main.ts'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      INVEST_PORT: String(PORT + 1),
      FRAMES_PORT: '0',
      HOST: '127.0.0.1',
      DATA_FOLDER: 'memory',
      DATABASE_URL: await emptyDatabase(),
      DIST_FOLDER: 'public',
      OUTBOX: '',
      FAULTS: 'on',
      PORTICO_CAPTCHA_PROVIDER: 'none',
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      SMTP_FROM: 'portal@portico.test',
    },
  });
  await waitUntil(() =>
    fetch(`${ORIGIN}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});

afterAll(async () => {
  const exit = new Promise((resolve) => gateway.once('exit', resolve));
  gateway.kill('SIGTERM');
  await exit;
  await new Promise((resolve) => mailServer.close(resolve));
});

it('forwards a password link, and marks it as sent', async () => {
  await post('/api/client/Sca/reset-password', { email: 'main-demo@portico.test' });
  await waitUntil(async () => (await outbox('main-demo@portico.test'))[0]?.status === 'sent');
  const mail = mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(mail).toContain('To: main-demo@portico.test');
  expect(mail).toContain('From: portal@portico.test');
  expect(mail).toMatch(/Message-ID: <outbox-\d+@portico\.test>/i);
  expect(mail).toMatch(/http:\/\/127\.0\.0\.1:\d+\/new-password\?resetToken=[\w-]{43}/);
  // Only the mail contains the body now (G9).
  expect((await outbox('main-demo@portico.test'))[0]?.body).toBe('');
});

it('sends a deferred mail once, after a delay (G10)', async () => {
  await post('/api/client/Sca/reset-password', { email: 'invest-demo@portico.test' });
  await waitUntil(() => Promise.resolve(deferrals > 0));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([deferrals, (await outbox('invest-demo@portico.test'))[0]?.status]).toEqual([1, 'queued']);
  await post('/__clock', { advanceMs: 15_000 });
  await waitUntil(async () => (await outbox('invest-demo@portico.test'))[0]?.status === 'sent');
  expect(mails.filter((mail) => mail.includes('To: invest-demo@portico.test'))).toHaveLength(1);
});

it('marks a refused mail, and sends neither codes nor mails to unknown addresses', async () => {
  await post('/api/client/Sca/reset-password', { email: 'nobody@portico.test' });
  await post('/api/gateway/registration/v1/Registration/registerstep1', {
    email: 'new@portico.test',
    password: 'Fresh-horse-7',
    firstName: 'Zoë',
    lastName: 'Moon',
    phone: '+4930123456',
    country: 'DE',
    siteId: 1,
  });
  await post('/api/gateway/registration/v1/ClientVerification/sms-otp-send', { phone: '+4930123456' });
  await post('/api/client/Sca/reset-password', { email: 'bank-demo@portico.test' });
  await waitUntil(async () => (await outbox('bank-demo@portico.test'))[0]?.status === 'failed');
  expect((await outbox('+4930123456'))[0]?.status).toBe('queued');
  expect(await outbox('nobody@portico.test')).toEqual([]);
  expect(mails.filter((mail) => /^To: (nobody|new|bank-demo)@/m.test(mail))).toEqual([]);
  expect((await outbox('bank-demo@portico.test'))[0]?.body).toBe('');
});
