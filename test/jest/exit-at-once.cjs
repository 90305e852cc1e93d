/**
 * Jest lets a worker end by itself, within half a second. Node then releases the heap of hundreds of suites object by
 * object, which takes longer on a busy machine, and Jest reports a worker that "failed to exit gracefully". A process
 * that exits leaves its memory to the system.
 */
if (process.send !== undefined) process.once('beforeExit', () => process.exit());
