import type { GatewayWorld } from '../../../src/testkit/contracts/gateway-world';
import { runner } from '../../jest/runner';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';
import { connectHttpWorlds } from '../../gateway/http-world';
import { startGateway, type RunningGateway } from '../../gateway/start-gateway';

jest.setTimeout(60_000);

let running: RunningGateway;
let makeWorld: () => Promise<GatewayWorld>;
beforeAll(async () => {
  running = await startGateway();
  makeWorld = await connectHttpWorlds(running);
});
afterAll(() => running.close());

describeGatewayPorts(runner, 'Http', () => makeWorld());
