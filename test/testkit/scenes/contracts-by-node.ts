/** Runs the contract suites of all ports with Node's own runner; prints TAP. */
import * as runner from 'node:test';
import { describeMode } from './contract-world';

describeMode(runner, process.argv[2]);
