/**
 * The part of the page an integrator's entry may use while the build runs it in Node: the element the portal is
 * mounted in. The first paint removes it again, because packages use it to detect a browser.
 */
Object.assign(globalThis, { document: { getElementById: () => null } });

export function removeDocument(): void {
  Reflect.deleteProperty(globalThis, 'document');
}
