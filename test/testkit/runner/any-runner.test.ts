import { spawn } from 'node:child_process';
import { programArguments } from '../../gateway-kit/program';

const TIME_LIMIT_MS = 120_000;

/** Runs a scene in a separate Node process, without Jest. */
function runScene(
  scene: string,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string; endedAt: number }> {
  const child = spawn(process.execPath, [...programArguments(`test/testkit/scenes/${scene}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: TIME_LIMIT_MS / 2,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, endedAt: Date.now() })),
  );
}

test(
  'the contract suites run without Jest, and report the tests that they skip',
  async () => {
    const { code, output } = await runScene('contracts-by-node');
    expect(output).toMatch(/^# fail 0$/m);
    expect(Number(/^# pass (\d+)$/m.exec(output)?.[1])).toBeGreaterThan(400);
    const skippedTests = [...output.matchAll(/^ *ok \d+ - (.*) # SKIP$/gm)].map(([, name]) => name);
    expect(skippedTests).toContain(
      'returns a token that the gateway accepts [left out, the adapter lacks: renew]',
    );
    expect(code).toBe(0);
  },
  TIME_LIMIT_MS,
);

test.each([
  ['never answers', 'silent'],
  ['is to be repeated in a minute', 'failing'],
])(
  'a process ends within two seconds of its tests even if a call %s',
  async (_title, mode) => {
    const { code, output, endedAt } = await runScene('unfinished-calls', mode);
    expect(code).toBe(0);
    expect(endedAt - Number(output)).toBeLessThan(2_000);
  },
  TIME_LIMIT_MS,
);
