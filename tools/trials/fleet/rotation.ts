import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Pool } from 'pg';
import { table } from '../../bench/report';
import { Caller } from '../chaos/caller';
import type { Fleet } from '../chaos/fleet';
import { Ledger } from '../chaos/ledger';
import { OWN_CONNECTION, runChaos, type Report } from '../chaos/run-chaos';
import { productionEnv } from '../kit/replica';
import { Phases } from './phases';
import { RotationWitness, type Proof } from './rotation-witness';

const OLD = 'the secret of before the rotation, long enough';
const NEW = 'the secret of after the rotation, long enough';
const WITNESSES = 8;
const QUIET_MS = 15_000;

interface PhaseProofs {
  readonly name: string;
  readonly accepted: Record<Proof, number>;
  readonly refused: Record<Proof, number>;
}

export interface Rotation {
  readonly report: Report;
  readonly table: string;
  readonly renewal: string;
  /** The requests without an answer, by request and cause. */
  readonly failures: readonly string[];
  /** Requests without an answer, and proofs that were refused though they had to be accepted. */
  readonly failureCount: number;
}

const noProofs = (): Record<Proof, number> => ({ session: 0, app: 0, recovery: 0 });

/**
 * Rotates SECRET of a fleet under load according to the runbook: gateways are replaced one after another, three times.
 * Clients with an authenticator app and recovery codes are signed in meanwhile, and sign in.
 */
export async function rotateSecret(folder: string): Promise<Rotation> {
  const phases = new Phases();
  const proofs: PhaseProofs[] = [];
  let renewal = '';
  const report = await runChaos({
    seconds: Infinity,
    folder,
    balancer: 'nginx',
    observe: phases.add,
    disturb: async (fleet) => {
      fleet.useVariables({ SECRET: OLD });
      await fleet.replaceAll();
      let isOver = false;
      const caller = new Caller(
        () => fleet.nextUrl(),
        new Ledger(),
        () => isOver,
        phases.add,
        OWN_CONNECTION,
      );
      const db = new Pool({ connectionString: fleet.postgres.url });
      const witnesses = await Promise.all(
        Array.from({ length: WITNESSES }, () => RotationWitness.register(caller, db)),
      ).finally(() => db.end());
      let current: PhaseProofs = { name: '', accepted: noProofs(), refused: noProofs() };
      const runs = Promise.all(
        witnesses.map((witness) =>
          witness.run(
            () => isOver,
            ({ proof, isAccepted }) => void (current[isAccepted ? 'accepted' : 'refused'][proof] += 1),
          ),
        ),
      );
      const phase = async (name: string, work: () => Promise<void>) => {
        proofs.push((current = { name, accepted: noProofs(), refused: noProofs() }));
        await phases.run(name, work);
      };
      const restart = (variables: Readonly<Record<string, string>>) => async () => {
        fleet.useVariables(variables);
        await fleet.replaceAll();
      };
      await phase('before', () => sleep(QUIET_MS));
      await phase('1. restart: old, new is accepted', restart({ SECRET: OLD, SECRET_PREVIOUS: NEW }));
      await phase('2. restart: new, old is accepted', restart({ SECRET: NEW, SECRET_PREVIOUS: OLD }));
      await phase('3. renew-secrets.js', async () => void (renewal = await renewSecrets(folder, fleet)));
      await phase('new, old is accepted', () => sleep(QUIET_MS));
      await phase('4. restart: new alone', restart({ SECRET: NEW }));
      await phase('after', () => sleep(QUIET_MS));
      isOver = true;
      await runs;
      for (const line of fleet.nginxErrors().slice(0, 20)) console.error(line);
      return [];
    },
  });
  return {
    report,
    renewal,
    failures: phases.failures,
    table: toTable(phases, proofs),
    failureCount: phases.failureCount + refusalsOf(proofs),
  };
}

async function renewSecrets(folder: string, fleet: Fleet): Promise<string> {
  const env = { ...productionEnv(folder), ...fleet.env };
  const { stdout } = await promisify(execFile)(process.execPath, ['renew-secrets.js'], { cwd: folder, env });
  return stdout.trim();
}

/** Earlier recovery codes are lost in the last step, according to the runbook. */
const refusalsOf = (proofs: readonly PhaseProofs[]): number =>
  proofs.reduce(
    (sum, { name, refused }) =>
      sum + refused.session + refused.app + (/^4|^after/.test(name) ? 0 : refused.recovery),
    0,
  );

function toTable(phases: Phases, proofs: readonly PhaseProofs[]): string {
  const cell = ({ accepted, refused }: PhaseProofs, proof: Proof) =>
    refused[proof] === 0 ? String(accepted[proof]) : `${accepted[proof]}, refused ${refused[proof]}`;
  return table(
    ['', 's', 'requests', 'no answer', 'sessions used', 'sign-ins with an app', 'with a recovery code'],
    phases.figures.map(({ name, seconds, requestCount, failureCount }, index) => [
      name,
      seconds.toFixed(0),
      String(requestCount),
      String(failureCount),
      ...(['session', 'app', 'recovery'] as const).map((proof) => {
        const phase = proofs[index];
        return phase ? cell(phase, proof) : '';
      }),
    ]),
  );
}
