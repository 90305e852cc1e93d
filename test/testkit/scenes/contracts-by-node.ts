/** Runs the contract suites of all ports on the fakes with Node's own runner, and prints TAP. */
import * as runner from 'node:test';
import { makeFakeWorld } from '../../../src/testkit/runner/fake-world';
import { describeFakes } from './describe-fakes';

describeFakes(runner, makeFakeWorld, { renew: false });
