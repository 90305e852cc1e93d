/**
 * A stub of `document` for an integrator's entry, which looks up the element to mount into while the build runs it in Node.
 * The first paint removes it, because packages detect a browser by it.
 */
Object.assign(globalThis, { document: { getElementById: () => null } });

export function removeDocument(): void {
  Reflect.deleteProperty(globalThis, 'document');
}
