/** The contract suites of all gateway ports by Node's own runner; with `broken`, of a gateway that has lost its accounts. */
import * as runner from 'node:test';
import { Accounts } from '../../../src/application/ports/accounts';
import type { PortToken } from '../../../src/application/ports/port';
import { makeFakeWorld } from '../../../src/testkit/contracts/fake-world';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';

const broken = process.argv.includes('broken');

describeGatewayPorts(runner, 'Fake', async () => {
  const world = await makeFakeWorld();
  const lost = { list: async () => ({ accounts: [], unreadable: [], asOf: 0 }) };
  const port = <T>(token: PortToken<T>): T =>
    (token as symbol) === Accounts ? (lost as T) : world.port(token);
  return broken ? { ...world, port } : world;
});
