/** The contract suites of all gateway ports by Node's own runner; the report is TAP. */
import * as runner from 'node:test';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';
import { makeWorld } from './contract-world';

describeGatewayPorts(runner, 'Fake', makeWorld(process.argv[2]));
