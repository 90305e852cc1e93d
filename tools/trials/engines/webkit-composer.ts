import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil, type ComposingBrowser } from './composing-browser';

/** GTK's own input method: Ctrl+Shift+U begins a composition, the digits are a letter's number, Enter accepts it. */
const COMPOSE = ['ctrl+shift+u', '3', '0', '4', '2', 'Return'];
const KEY_DELAY_MS = 60;
const DRIVER_PORT = 9_518;

/** WebKitGTK with its own screen, whose keys pass through the input method of GTK. */
export async function startWebKitComposer(program: string, driver: string): Promise<ComposingBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-webkit-'));
  const screen = spawn('Xvfb', ['-screen', '0', '1440x900x24', '-displayfd', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.stdout.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`)),
  );
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: folder,
    GTK_IM_MODULE: 'gtk-im-context-simple',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const server: ChildProcess = spawn(driver, [`--port=${DRIVER_PORT}`], {
    stdio: 'ignore',
    detached: true,
    env,
  });
  const close = () => {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    screen.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  const send = async (address: string, body: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${DRIVER_PORT}/session${address}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await waitUntil('WebKitWebDriver listens', () =>
      fetch(`http://127.0.0.1:${DRIVER_PORT}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const browserOptions = { binary: program, args: ['--automation', '--geometry=1440x900'] };
    const alwaysMatch = { 'webkitgtk:browserOptions': browserOptions };
    const { sessionId } = (await send('', { capabilities: { alwaysMatch } })) as { sessionId: string };
    const press = (keys: readonly string[]) =>
      execFileSync('xdotool', ['key', '--delay', `${KEY_DELAY_MS}`, ...keys], { env });
    return {
      open: async (url) => void (await send(`/${sessionId}/url`, { url })),
      evaluate: (script) => send(`/${sessionId}/execute/sync`, { script, args: [] }),
      composeAndAccept: async () => void press(COMPOSE),
      pressEnter: async () => void press(['Return']),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
