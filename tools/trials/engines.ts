import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGateway } from '../../gateway/server/start-gateway';
import { ensureBuild } from '../scripts/build.mjs';
import { startScriptingProxy, type Findings, type ScriptingProxy } from './engines/scripting-proxy';
import type { ComposingBrowser } from './engines/composing-browser';
import { ENGINES, findProgram, type Engine } from './engines/engines.table';
import { startFirefoxComposer } from './engines/firefox-composer';
import { runInputMethods } from './engines/input-methods';
import { SCENARIOS, type Scenario } from './engines/scenarios.table';
import { startWebKitComposer } from './engines/webkit-composer';

/*
 * `npm run engines` opens the portal in the installed browsers other than Chromium: sign-in, accounts, a dialog and further
 * pages, in both directions, light and dark. It fails on errors, content policy violations and pages wider than the window.
 * In Firefox and WebKitGTK a text is then composed by an input method in fields of all kinds: the Enter that accepts it sends
 * nothing, and the next one does. Browsers and programs that are not installed are reported and skipped.
 */

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const TIMEOUT_MS = 180_000;

/** Runs a scenario in a fresh browser. */
async function runScenario(
  engine: Engine,
  program: string,
  proxy: ScriptingProxy,
  scenario: Scenario,
): Promise<Findings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-engine-'));
  const command = [program, ...engine.args(proxy.origin + scenario.path, folder)];
  const wrapper = engine.needsScreen && process.env['DISPLAY'] === undefined ? ['xvfb-run', '-a'] : [];
  const [executable = program, ...args] = [...wrapper, ...command];
  const findings = proxy.run(scenario);
  const browser = spawn(executable, args, {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  try {
    return await Promise.race([findings, waitForFailure(browser)]);
  } finally {
    killProcessGroup(browser);
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function waitForFailure(browser: ChildProcess): Promise<Findings> {
  return new Promise((resolve) => {
    const resolveWith = (problem: string) => resolve({ steps: [], problems: [problem] });
    browser.once('error', ({ message }) => resolveWith(message));
    browser.once('exit', (code) => resolveWith(`the browser exited on its own (${code})`));
    setTimeout(() => resolveWith(`no findings within ${TIMEOUT_MS / 1000} s`), TIMEOUT_MS).unref();
  });
}

/** Kills a browser with its child processes: it leads a process group of its own. */
function killProcessGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const installedEngines = ENGINES.flatMap((engine) => {
  const program = findProgram(engine.programs);
  const hasScreen =
    !engine.needsScreen || process.env['DISPLAY'] !== undefined || findProgram(['xvfb-run']) !== undefined;
  if (program !== undefined && hasScreen) return [{ engine, program }];
  console.log(
    `${engine.name}: skipped, because it is not installed (Debian: apt-get install ${engine.packages}).`,
  );
  return [];
});

/** Starts an engine with an input method; undefined if a program for it is missing. */
async function startComposer({ name }: Engine, program: string): Promise<ComposingBrowser | undefined> {
  if (name === 'Firefox') return startFirefoxComposer(program);
  const driver = findProgram(['WebKitWebDriver']);
  const hasKeys = ['Xvfb', 'xdotool'].every((tool) => findProgram([tool]) !== undefined);
  if (name === 'WebKitGTK' && driver !== undefined && hasKeys) return startWebKitComposer(program, driver);
  console.log(`${name}, input method: skipped (Debian: apt-get install webkit2gtk-driver xvfb xdotool).`);
  return undefined;
}

let failureCount = 0;

function report(title: string, { steps, problems }: Findings): void {
  if (problems.length > 0) failureCount += 1;
  console.log(`${problems.length > 0 ? 'FAILED' : 'ok'}  ${title}: ${steps.join(', ')}`);
  for (const problem of problems) console.log(`        ${problem}`);
}

if (installedEngines.length > 0) {
  if ((await ensureBuild()) !== 0) process.exit(1);
  const variables = { PORT: '0', INVEST_PORT: '0', DATA_FOLDER: 'memory', PORTICO_CHAT_PROVIDER: 'builtin' };
  const gateway = await startGateway(variables, ROOT);
  const proxy = await startScriptingProxy(gateway.port);
  for (const { engine, program } of installedEngines)
    for (const scenario of SCENARIOS)
      report(`${engine.name}, ${scenario.name}`, await runScenario(engine, program, proxy, scenario));
  for (const { engine, program } of installedEngines) {
    const browser = await startComposer(engine, program);
    if (!browser) continue;
    const findings = await runInputMethods(browser, `http://localhost:${gateway.port}`);
    browser.close();
    report(`${engine.name}, input method`, findings);
  }
  proxy.close();
  await gateway.close();
}
process.exit(failureCount > 0 ? 1 : 0);
