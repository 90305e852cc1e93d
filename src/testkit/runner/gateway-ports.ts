import type { Runner } from './runner';
import { BUILT_IN_DOUBLES } from '../portal/built-in-features';
import type { Capabilities } from './capabilities';
import type { GatewayWorld } from './gateway-world';

/** The contracts of all gateway ports, for a set of adapters that share a connection. */
export function describeGatewayPorts(
  runner: Runner,
  name: string,
  makeWorld: () => Promise<GatewayWorld>,
  capabilities: Capabilities = {},
): void {
  // Related ports share a contract.
  const contracts = new Set(BUILT_IN_DOUBLES.flatMap(({ gatewayContract }) => gatewayContract ?? []));
  for (const describeContract of contracts) describeContract(runner, name, makeWorld, capabilities);
}
