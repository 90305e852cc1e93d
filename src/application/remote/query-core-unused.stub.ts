/** Replaces query-core's mutation cache in the build: the portal writes through its ports and caches no mutations. */
export class MutationCache {
  clear(): void {
    // there is no cache
  }
}

/** Replaces infinite queries in the build; the portal does not use any. */
export function infiniteQueryBehavior(): never {
  throw new Error('The portal has no infinite queries.');
}
