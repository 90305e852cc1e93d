/** The contract suites of all ports as a test file of Vitest. */
import * as runner from 'vitest';
import { describeMode } from './contract-world';

describeMode(runner, process.env['MODE']);
