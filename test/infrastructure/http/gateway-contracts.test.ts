import type { GatewayWorld } from '../../../src/testkit/runner/gateway-world';
import { runner } from '../../jest/runner';
import { describeGatewayPorts } from '../../../src/testkit/runner/gateway-ports';
import { connectHttpWorlds } from '../../gateway-kit/http-world';
import { startGateway, type RunningGateway } from '../../gateway-kit/start-gateway';

jest.setTimeout(60_000);

let gateway: RunningGateway;
let makeWorld: () => Promise<GatewayWorld>;
beforeAll(async () => {
  gateway = await startGateway();
  makeWorld = await connectHttpWorlds(gateway);
});
afterAll(() => gateway.close());

describeGatewayPorts(runner, 'Http', () => makeWorld());
