import { describeLocalStoreContract, describeTabStoreContract } from '@portico/portal/testkit';
import { MemoryStore } from '../memory-store';

const runner = { describe, test, beforeEach, afterEach };
/** Values are lost with the page, no other tab sees them, and memory cannot fail. */
const capabilities = { persistent: false, foreignChanges: false, faults: false };

describeLocalStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), capabilities);
describeTabStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), capabilities);
