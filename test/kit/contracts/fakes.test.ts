import { makeFakeWorld } from './fake-world';
import { describeGatewayPorts } from './gateway-ports';

describeGatewayPorts('Fake', makeFakeWorld);
