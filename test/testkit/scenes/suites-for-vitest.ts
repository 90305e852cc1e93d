/** The contract suites of all ports as a Vitest test file. */
import * as runner from 'vitest';
import { describeMode } from './contract-world';

describeMode(runner, process.env['MODE']);
