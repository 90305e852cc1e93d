import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil, type ComposingBrowser } from './composing-browser';

/** Firefox's own processor of input methods: its events equal real ones, and pages trust them. */
const PROCESSOR = `
  const page = window;
  const tip = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
  tip.beginInputTransactionForTests(page);
  const key = (name, code, keyCode) => new page.KeyboardEvent('', { key: name, code, keyCode });
  const enter = key('Enter', 'Enter', 13);
`;
const COMPOSE = `${PROCESSOR}
  tip.setPendingCompositionString('に');
  tip.appendClauseToPendingComposition(1, tip.ATTR_RAW_CLAUSE);
  tip.flushPendingComposition(key('n', 'KeyN', 78));
  tip.commitCompositionWith('に', enter);
  tip.keyup(enter);
`;
const ENTER = `${PROCESSOR}
  tip.keydown(enter);
  tip.keyup(enter);
`;

type Answer = [type: number, id: number, error: unknown, result: { value?: unknown } | null];

/** Firefox without a window, driven by its own remote protocol (Marionette), so that no other driver is needed. */
export async function startFirefoxComposer(program: string): Promise<ComposingBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-firefox-'));
  const port = await findFreePort();
  writeFileSync(path.join(folder, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    folder,
    '--marionette',
    '--remote-allow-system-access',
  ];
  const browser = spawn(program, args, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, HOME: folder },
  });
  const close = () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    const send = await openConnection(port);
    await send('WebDriver:NewSession', { capabilities: {} });
    const execute = async (script: string, sandbox: 'default' | 'system') =>
      (await send('WebDriver:ExecuteScript', { script, sandbox, args: [] }))?.value;
    return {
      open: async (url) => void (await send('WebDriver:Navigate', { url })),
      evaluate: (body) => execute(body, 'default'),
      composeAndAccept: async () => void (await execute(COMPOSE, 'system')),
      pressEnter: async () => void (await execute(ENTER, 'system')),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Each message is its length, a colon, and JSON. */
async function openConnection(port: number) {
  let socket: Socket | undefined;
  await waitUntil('Firefox listens', async () => {
    socket = await new Promise<Socket | undefined>((resolve) => {
      const attempt = connect(port, '127.0.0.1', () => resolve(attempt));
      attempt.once('error', () => resolve(undefined));
    });
    return socket !== undefined;
  });
  const callbacks = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  socket?.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) callbacks.get(message[1] as number)?.(message as Answer);
    }
  });
  let lastId = 0;
  return (command: string, parameters: object): Promise<Answer[3]> => {
    const id = (lastId += 1);
    const text = JSON.stringify([0, id, command, parameters]);
    socket?.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) =>
      callbacks.set(id, ([, , error, result]) =>
        error ? reject(new Error(`${command}: ${JSON.stringify(error)}`)) : resolve(result),
      ),
    );
  };
}
