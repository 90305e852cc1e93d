import { PortalError } from '@portico/portal';

/** Resolves to a result from memory in the next turn; until then its signal can cancel it. */
export async function answer<T>(make: () => T, signal?: AbortSignal): Promise<T> {
  await Promise.resolve();
  if (signal?.aborted) throw PortalError.aborted();
  return make();
}
