import type { Token } from '../../infrastructure/di/token';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { GatewayContract } from '../runner/gateway-world';
import type { TestFakes } from './test-fakes';

/**
 * The double of a port in tests: a working fake, and the suite that both it and the adapter pass. The doubles of a
 * feature's ports stand beside the feature, in `<name>.doubles.ts`, which no file of the portal may import.
 */
export interface Double {
  readonly port: Token<unknown>;
  readonly fake: (fakes: TestFakes) => unknown;
  /** The suite of a port that has nothing to do with the gateway. */
  readonly contract?: (...world: never[]) => void;
  /** The suite of a port to the gateway: every family of adapters to a gateway is put through it. */
  readonly gatewayContract?: GatewayContract;
  /** Each of its calls to the gateway, made once. */
  readonly calls?: SampleCalls<never>;
}

/** How a port makes each of its calls. Resolves to the value that it read from the answer. */
type SampleCalls<T> = Readonly<Partial<Record<EndpointKey, (port: T) => Promise<unknown>>>>;

/** Makes the double of a port, whose fake keeps the port's interface. */
export function double<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  contract: (...world: never[]) => void,
): Double {
  return { port, fake, contract };
}

/**
 * Makes the double of a port to the gateway. Its suite joins those that the test kit runs on every gateway, its calls
 * those that are held against the contract's examples.
 */
export function gatewayDouble<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  gatewayContract: GatewayContract,
  calls: SampleCalls<T>,
): Double {
  return { port, fake, gatewayContract, calls };
}
