import { ClientProgress } from '../../application/dashboard/ports/client-progress';
import { BLOCKABLE_ACTIONS, type Blocker } from '../../domain/dashboard/blocker';
import { FIRST_STEPS, type FirstStep } from '../../domain/dashboard/first-steps';
import type { FakeBackend } from '../portal/fake-backend';
import { expect } from 'expect';
import { BLOCKERS } from '../../domain/dashboard/blockers.table';
import { instantOf } from '../../domain/kernel/instant';
import { gatewayContract } from '../runner/gateway-contract';
import { gatewayDouble } from '../portal/double';

/** Blocked actions and completed steps of the backend's client. */
export class FakeClientProgress implements ClientProgress {
  constructor(private readonly backend: FakeBackend) {}

  blockers(signal?: AbortSignal): Promise<readonly Blocker[]> {
    return this.backend.answerClient('clientBlockers', ({ blockers }) => blockers, { signal });
  }

  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]> {
    return this.backend.answerClient('firstSteps', ({ firstSteps }) => firstSteps, { signal });
  }
}

/** The contract of the port `ClientProgress`. It needs a client with a blocked action and open steps. */
export const describeClientProgressContract = gatewayContract<'sessionToken'>(
  'ClientProgress',
  (world) => world.sessionToken(),
  ({ runner, test, world, testSecured, testFailures }) => {
    test('blockers are sorted by their start, each with a known reason', async () => {
      const blockers = await world().port(ClientProgress).blockers();
      expect(blockers.length).toBeGreaterThan(0);
      for (const { action, reason } of blockers) {
        expect(BLOCKABLE_ACTIONS).toContain(action);
        expect(Object.keys(BLOCKERS)).toContain(reason);
      }
      const startTimes = blockers.map(({ from }) => instantOf(from) ?? 0);
      expect(startTimes).toEqual(startTimes.toSorted((a, b) => a - b));
    });

    test('each first step is listed once, in the fixed order', async () => {
      const steps = (await world().port(ClientProgress).firstSteps()).map(({ step }) => step);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps).toEqual(FIRST_STEPS.filter((step) => steps.includes(step)));
    });

    const CALLS = { clientBlockers: 'blockers', firstSteps: 'firstSteps' } as const;
    for (const call of ['clientBlockers', 'firstSteps'] as const)
      runner.describe(call, () => {
        testSecured(({ port }) => port(ClientProgress)[CALLS[call]]());
        testFailures({
          call,
          make: ({ port }, signal) => port(ClientProgress)[CALLS[call]](signal),
          abortable: true,
          canBeMalformed: true,
        });
      });
  },
);

export const clientProgressDouble = gatewayDouble(
  ClientProgress,
  ({ backend }) => new FakeClientProgress(backend),
  describeClientProgressContract,
  {
    clientBlockers: (progress) => progress.blockers(),
    firstSteps: (progress) => progress.firstSteps(),
  },
);
