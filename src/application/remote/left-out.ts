/** Stands in the build for query-core's cache of mutations: the portal writes through its ports, and keeps none. */
export class MutationCache {
  clear(): void {
    // nothing is kept
  }
}

/** Stands in the build for queries without an end, of which the portal has none. */
export function infiniteQueryBehavior(): never {
  throw new Error('The portal asks for whole answers.');
}
