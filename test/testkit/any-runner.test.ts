import { spawn } from 'node:child_process';
import { program } from '../gateway/program';

const SCENES = 'test/testkit/scenes/';
const TIME_LIMIT_MS = 120_000;

/** Runs a scene in a separate Node process, without Jest. */
function run(scene: string, mode: string): Promise<{ code: number | null; output: string; endedAt: number }> {
  const suites = program(`${SCENES}suites-for-vitest.ts`).at(-1) ?? '';
  const child = spawn(process.execPath, [...program(`${SCENES}${scene}.ts`), mode, suites], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: TIME_LIMIT_MS / 2,
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output, endedAt: Date.now() })),
  );
}

describe('the kit with Node’s own test runner', () => {
  test(
    'the contract suites pass on the fakes',
    async () => {
      const { code, output } = await run('contracts-by-node', 'whole');
      expect(output).toMatch(/^# fail 0$/m);
      expect(Number(/^# pass (\d+)$/m.exec(output)?.[1])).toBeGreaterThan(400);
      expect(code).toBe(0);
    },
    TIME_LIMIT_MS,
  );

  test(
    'and fail for a broken adapter, and no other',
    async () => {
      const { code, output } = await run('contracts-by-node', 'broken');
      const failed = [...output.matchAll(/^not ok \d+ - (.*)$/gm)].map(([, name]) => name);
      expect(failed).toEqual(['FakeStrategies keeps the contract of Strategies']);
      expect(code).toBe(1);
    },
    TIME_LIMIT_MS,
  );

  test(
    'and list by name what an adapter lacks',
    async () => {
      const { code, output } = await run('contracts-by-node', 'lacking');
      const skipped = [...output.matchAll(/^ *ok \d+ - (.*) # SKIP$/gm)].map(([, name]) => name);
      expect(skipped).toContain(
        'returns a token that the gateway accepts [left out, the adapter lacks: renew]',
      );
      expect(code).toBe(0);
    },
    TIME_LIMIT_MS,
  );
});

describe('the kit with Vitest', () => {
  interface Report {
    numPassedTests: number;
    testResults: readonly {
      assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
    }[];
  }
  const reportOf = (output: string) => JSON.parse(output) as Report;

  test(
    'the contract suites pass on the fakes',
    async () => {
      const { code, output } = await run('contracts-by-vitest', 'whole');
      expect(reportOf(output).numPassedTests).toBeGreaterThan(400);
      expect(code).toBe(0);
    },
    TIME_LIMIT_MS,
  );

  test(
    'and fail for a broken adapter, and no other',
    async () => {
      const { code, output } = await run('contracts-by-vitest', 'broken');
      const tests = reportOf(output).testResults.flatMap(({ assertionResults }) => assertionResults);
      const failed = tests.filter(({ status }) => status === 'failed');
      expect([...new Set(failed.map(({ ancestorTitles: [suite] }) => suite))]).toEqual([
        'FakeStrategies keeps the contract of Strategies',
      ]);
      expect(code).toBe(1);
    },
    TIME_LIMIT_MS,
  );

  test(
    'and list by name what an adapter lacks',
    async () => {
      const { code, output } = await run('contracts-by-vitest', 'lacking');
      const tests = reportOf(output).testResults.flatMap(({ assertionResults }) => assertionResults);
      const skipped = tests.filter(({ status }) => status === 'skipped').map(({ title }) => title);
      expect(skipped).toContain(
        'returns a token that the gateway accepts [left out, the adapter lacks: renew]',
      );
      expect(code).toBe(0);
    },
    TIME_LIMIT_MS,
  );
});

test.each([
  ['never answers', 'silent'],
  ['is to be tried again in a minute', 'failing'],
])(
  'a process ends within two seconds of its tests even if a call %s',
  async (_what, mode) => {
    const { code, output, endedAt } = await run('unfinished-calls', mode);
    expect(code).toBe(0);
    expect(endedAt - Number(output)).toBeLessThan(2_000);
  },
  TIME_LIMIT_MS,
);
