import type { GatewayWorld } from '../../kit/contracts/gateway-world';
import { describeGatewayPorts } from '../../kit/contracts/gateway-ports';
import { connectHttpWorlds } from '../../kit/gateway/http-world';
import { startGateway, type RunningGateway } from '../../kit/gateway/start-gateway';

jest.setTimeout(60_000);

let running: RunningGateway;
let makeWorld: () => Promise<GatewayWorld>;
beforeAll(async () => {
  running = await startGateway();
  makeWorld = await connectHttpWorlds(running);
});
afterAll(() => running.close());

describeGatewayPorts('Http', () => makeWorld());
