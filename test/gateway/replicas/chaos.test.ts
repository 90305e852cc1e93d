import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChaos } from '../../../tools/trials/chaos/run-chaos';
import { formatReport } from '../../../tools/trials/chaos/format-report';
import { buildInto } from '../../../tools/trials/kit/build-gateway';
import { findPostgresFolder } from '../../../tools/trials/kit/postgres';

/** A short run of `npm run chaos`; skipped on a machine without PostgreSQL. */
const onPostgres = findPostgresFolder() === undefined ? test.skip : test;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-gateway-'));
});
afterAll(() => rm(folder, { recursive: true }));

onPostgres(
  'every answer agrees with the stored data while gateways and database are killed and frozen under load (G4, G7)',
  async () => {
    await buildInto(folder);
    const report = await runChaos({ seconds: 16, folder });
    // On a failure Jest prints the report, which names every violation.
    expect(report.violations.length === 0 ? '' : formatReport(report)).toBe('');
    expect(report.faults.map(({ name }) => name)).toContain('gateway killed');
    expect(report.kinds.find(({ kind }) => kind === 'client registered')?.outcomes.done).toBeGreaterThan(0);
  },
  180_000,
);
