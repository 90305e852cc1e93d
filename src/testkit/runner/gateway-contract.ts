import { Gateway } from '../../application/kernel/core-ports/gateway';
import type { Runner } from './runner';
import type { Capabilities } from './capabilities';
import { describeFailures, type FailingCall } from './failures';
import type { GatewayWorld } from './gateway-world';
import { describeSecuredCall } from './secured';

type World<Needs extends keyof GatewayWorld> = Pick<GatewayWorld, 'port' | 'failNext'> &
  Pick<GatewayWorld, Needs>;

/** Runner and helpers for the tests of a gateway port. */
interface Suite<Needs extends keyof GatewayWorld> extends Runner {
  readonly runner: Runner;
  readonly capabilities: Capabilities;
  /** The world of the current test. */
  world(): World<Needs>;
  /** Tests for a call that needs a session. */
  testSecured(make: (world: World<Needs>) => Promise<unknown>): void;
  /** Tests for the ways in which a call fails. */
  testFailures(call: FailingCall<World<Needs>>): void;
}

/**
 * The contract of a gateway port. Each test gets a world of its own; `Needs` names the members that the tests use.
 * @param tokenOf the session each test starts with; `null` for a visitor.
 */
export function gatewayContract<Needs extends keyof GatewayWorld = never>(
  port: string,
  tokenOf: ((world: World<Needs>) => Promise<string>) | null,
  tests: (suite: Suite<Needs>) => void,
) {
  return (
    runner: Runner,
    name: string,
    makeWorld: () => Promise<World<Needs>>,
    capabilities: Capabilities = {},
  ): void => {
    runner.describe(`${name}${port} keeps the contract of ${port}`, () => {
      let current: World<Needs>;
      const world = () => current;
      runner.beforeEach(async () => {
        current = await makeWorld();
        current.port(Gateway).setBearer(tokenOf && (await tokenOf(current)));
      });
      tests({
        ...runner,
        runner,
        capabilities,
        world,
        testSecured: (make) => describeSecuredCall(runner, world, make, capabilities),
        testFailures: (call) => describeFailures(runner, world, call, capabilities),
      });
    });
  };
}
