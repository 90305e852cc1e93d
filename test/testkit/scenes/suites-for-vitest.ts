/** The contract suites of all gateway ports as a Vitest test file. */
import * as runner from 'vitest';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';
import { makeWorld } from './contract-world';

describeGatewayPorts(runner, 'Fake', makeWorld(process.env['MODE']));
