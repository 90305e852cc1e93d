import { describeLocalStoreContract, describeTabStoreContract } from '@portico/portal/testkit';
import { MemoryStore } from '../memory-store';

const runner = { describe, test, beforeEach, afterEach };
/** Values end with the page, no other tab sees them, and memory does not refuse. */
const lacks = { persistent: false, foreignChanges: false, faults: false };

describeLocalStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), lacks);
describeTabStoreContract(runner, 'MemoryStore', () => ({ store: new MemoryStore() }), lacks);
