/** Replaces query-core's mutation cache in the build: the portal writes through its ports and caches no mutations. */
export class MutationCache {
  clear(): void {
    // nothing is kept
  }
}

/** Replaces infinite queries in the build; the portal has none. */
export function infiniteQueryBehavior(): never {
  throw new Error('The portal asks for whole answers.');
}
