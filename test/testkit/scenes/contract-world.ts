import { Strategies } from '../../../src/application/ports/strategies';
import { bind } from '../../../src/infrastructure/di/binding';
import type { Capabilities } from '../../../src/testkit/contracts/capabilities';
import { makeFakeWorld } from '../../../src/testkit/contracts/fake-world';
import type { Runner } from '../../../src/testkit/runner';
import { describeFakes } from './describe-fakes';

/** A gateway that has lost its strategies, which no other port's suite reads. */
const lost = bind(Strategies, () => ({ list: async () => [] }));

interface Mode {
  readonly makeWorld: typeof makeFakeWorld;
  readonly capabilities: Capabilities;
}

const MODES: Readonly<Record<string, Mode>> = {
  whole: { makeWorld: makeFakeWorld, capabilities: {} },
  broken: { makeWorld: () => makeFakeWorld({ bindings: [lost] }), capabilities: {} },
  lacking: { makeWorld: makeFakeWorld, capabilities: { renew: false } },
};

/** All suites on the fakes: on all of them, on a broken one, or without what the gateway is declared to lack. */
export function describeMode(runner: Runner, mode: string | undefined): void {
  const { makeWorld, capabilities } = MODES[mode ?? 'whole']!;
  describeFakes(runner, makeWorld, capabilities);
}
