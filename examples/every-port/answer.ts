import { PortalError } from '@portico/portal';

/** What a call from memory resolves to, a turn later: until then its signal can take it back. */
export async function answer<T>(make: () => T, signal?: AbortSignal): Promise<T> {
  await Promise.resolve();
  if (signal?.aborted) throw PortalError.aborted();
  return make();
}
