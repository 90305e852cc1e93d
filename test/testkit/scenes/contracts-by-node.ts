/** The contract suites of all ports by Node's own runner; the report is TAP. */
import * as runner from 'node:test';
import { describeMode } from './contract-world';

describeMode(runner, process.argv[2]);
