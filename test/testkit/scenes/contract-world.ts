import { Accounts } from '../../../src/application/ports/accounts';
import type { PortToken } from '../../../src/application/ports/port';
import { makeFakeWorld } from '../../../src/testkit/contracts/fake-world';
import type { GatewayWorld } from '../../../src/testkit/contracts/gateway-world';

/** The fakes of all gateway ports: `whole`, or `broken` with a gateway that has lost its accounts. */
export const makeWorld = (mode: string | undefined) => async (): Promise<GatewayWorld> => {
  const world = await makeFakeWorld();
  if (mode === 'whole') return world;
  const lost = { list: async () => ({ accounts: [], unreadable: [], asOf: 0 }) };
  const port = <T>(token: PortToken<T>): T =>
    (token as symbol) === Accounts ? (lost as T) : world.port(token);
  return { ...world, port };
};
