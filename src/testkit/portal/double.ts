import type { Token } from '../../infrastructure/di/token';
import type { EndpointKey } from '../../infrastructure/http/endpoints';
import type { GatewayContract } from '../runner/gateway-world';
import type { TestFakes } from './test-fakes';

/**
 * The double of a port in tests: a working fake, and the suite that both it and the adapter pass. A short one is a file
 * of the test kit, `<subject>/<port>.double.ts`, with both. Otherwise it is beside the feature, in
 * `<name>.doubles.ts`. No file of the portal may import either.
 */
export interface Double {
  readonly port: Token<unknown>;
  readonly fake: (fakes: TestFakes) => unknown;
  /** The suite of a port that does not use the gateway. */
  readonly contract?: (...world: never[]) => void;
  /** The suite of a gateway port; every set of gateway adapters runs it. */
  readonly gatewayContract?: GatewayContract;
  /** Makes each of the port's gateway calls once. */
  readonly calls?: SampleCalls<never>;
}

/** Sample calls of a port. Each resolves to the value that the port read from the answer. */
type SampleCalls<T> = Readonly<Partial<Record<EndpointKey, (port: T) => Promise<unknown>>>>;

export function double<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  contract: (...world: never[]) => void,
): Double {
  return { port, fake, contract };
}

/**
 * Makes the double of a port to the gateway. The test kit runs its suite on every gateway, and checks its calls with the
 * contract's examples.
 */
export function gatewayDouble<T>(
  port: Token<T>,
  fake: (fakes: TestFakes) => T,
  gatewayContract: GatewayContract,
  calls: SampleCalls<T>,
): Double {
  return { port, fake, gatewayContract, calls };
}
