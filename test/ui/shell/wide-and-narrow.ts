import { act } from '@testing-library/react';

/** Makes the page a phone's or a desktop's for the rest of the test. */
export function setPhone(phone: boolean): void {
  setMatching((query) => phone && query === '(max-width: 991px)');
}

/** Makes the page wide enough for a rail for the rest of the test. @returns the rail, empty. */
export function setRail(): HTMLElement {
  setMatching((query) => query === '(min-width: 1600px)');
  const rail = document.createElement('aside');
  rail.id = 'rail';
  document.body.append(rail);
  restore.push(() => rail.remove());
  return rail;
}

/** Gives a page that is shown the width between a phone's and a rail's. As in a browser, its parts learn that one after the other. */
export async function narrow(): Promise<void> {
  setMatching(() => false);
  for (const changed of [...listeners]) await act(async () => changed());
}

const listeners = new Set<() => void>();

function setMatching(matches: (query: string) => boolean): void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({
    ...original(query),
    matches: matches(query),
    addEventListener: (_: string, changed: unknown) => void listeners.add(changed as () => void),
    removeEventListener: (_: string, changed: unknown) => void listeners.delete(changed as () => void),
  });
  restore.push(() => (window.matchMedia = original));
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0).reverse()) undo();
});
