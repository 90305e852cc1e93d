import type { GatewayWorld } from '../../../src/testkit/runner/gateway-world';
import { runner } from '../../jest/runner';
import { describeGatewayPorts } from '../../../src/testkit/runner/gateway-ports';
import { connectHttpWorlds } from '../../gateway-kit/http-world';
import { startGateway, type RunningGateway } from '../../gateway-kit/start-gateway';

jest.setTimeout(60_000);

let running: RunningGateway;
let makeWorld: () => Promise<GatewayWorld>;
beforeAll(async () => {
  running = await startGateway();
  makeWorld = await connectHttpWorlds(running);
});
afterAll(() => running.close());

describeGatewayPorts(runner, 'Http', () => makeWorld());
