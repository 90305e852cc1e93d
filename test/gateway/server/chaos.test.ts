import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChaos } from '../../../tools/trials/chaos/run';
import { summary } from '../../../tools/trials/chaos/summary';
import { buildInto } from '../../../tools/trials/kit/build-gateway';
import { findPostgres } from '../../../tools/trials/kit/postgres';

/** A short run of `npm run chaos`; skipped on a machine without PostgreSQL. */
const onPostgres = findPostgres() === undefined ? test.skip : test;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
});
afterAll(() => rm(folder, { recursive: true }));

onPostgres(
  'gateways and database killed and frozen under load: every answer agrees with the stored data (G4, G7)',
  async () => {
    await buildInto(folder);
    const report = await runChaos({ seconds: 16, folder });
    // Jest prints the summary, which names every violation.
    expect(report.breaches.length === 0 ? '' : summary(report)).toBe('');
    expect(report.faults.map(({ name }) => name)).toContain('gateway killed');
    expect(report.lines.find(({ kind }) => kind === 'client registered')?.outcome.done).toBeGreaterThan(0);
  },
  180_000,
);
