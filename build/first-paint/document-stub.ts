/**
 * What an integrator's entry may ask of the page while the build reads it in Node: the element that the portal is drawn
 * into. The first paint takes it away again, since packages tell by it whether they run in a browser.
 */
Object.assign(globalThis, { document: { getElementById: () => null } });

export function removeDocument(): void {
  Reflect.deleteProperty(globalThis, 'document');
}
