import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startFixture, type Fixture } from './fixture';

interface Grading {
  score: number;
  grade: string;
  tests: Record<string, { pass: boolean; result: string; modifier: number }>;
}

const GRADER = path.join(__dirname, 'observatory-grade.mjs');
const HOST = { host: 'portal.example' };

function grade(recording: { page: string; headers: object; cors: object }): Grading {
  const { stdout, stderr, status } = spawnSync(process.execPath, [GRADER], {
    input: JSON.stringify(recording),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Grading;
}

describe('MDN Observatory (H1–H4)', () => {
  let fixture: Fixture;
  beforeAll(async () => void (fixture = await startFixture({ corsOrigins: ['https://other.example'] })));
  afterAll(() => fixture.close());

  const preflight = () =>
    fixture.app.inject({
      method: 'OPTIONS',
      url: '/',
      headers: {
        ...HOST,
        origin: 'https://http-observatory.security.mozilla.org',
        'access-control-request-method': 'GET',
      },
    });

  test('the page is graded 130 or better, and passes every test', async () => {
    const answer = await fixture.app.inject({ url: '/login', headers: HOST });
    const cors = (await preflight()).headers;
    const { score, tests } = grade({ page: answer.body, headers: answer.headers, cors });
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(130);
  }, 20_000);

  test('a weaker policy would be detected', async () => {
    const answer = await fixture.app.inject({ url: '/login', headers: HOST });
    const weak = { ...answer.headers, 'content-security-policy': "default-src 'self' 'unsafe-inline'" };
    expect(grade({ page: answer.body, headers: weak, cors: {} }).score).toBeLessThan(110);
  }, 20_000);
});
