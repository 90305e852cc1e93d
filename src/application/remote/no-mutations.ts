/**
 * Stands in the build for query-core's cache of mutations: the portal writes through its ports, so that the cache of
 * answers has none to keep.
 */
export class MutationCache {
  clear(): void {
    // nothing is kept
  }
}
