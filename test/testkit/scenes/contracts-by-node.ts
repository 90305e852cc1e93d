/** Runs the contract suites of all gateway ports with Node's own runner; prints TAP. */
import * as runner from 'node:test';
import { describeGatewayPorts } from '../../../src/testkit/contracts/gateway-ports';
import { makeWorld } from './contract-world';

describeGatewayPorts(runner, 'Fake', makeWorld(process.argv[2]));
