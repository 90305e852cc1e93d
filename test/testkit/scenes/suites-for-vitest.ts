/** The contract suites of all gateway ports as a test file of Vitest. */
import * as runner from 'vitest';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';
import { makeWorld } from './contract-world';

describeGatewayPorts(runner, 'Fake', makeWorld(process.env['MODE']));
