import { act } from '@testing-library/react';

/** Makes the page as wide as a phone or a desktop for the rest of the test. */
export function setPhone(isPhone: boolean): void {
  setMatchingMedia((query) => isPhone && query === '(width < 62em)');
}

/** Makes the page wide enough for a rail for the rest of the test. @returns the rail, empty. */
export function setRail(): HTMLElement {
  setMatchingMedia((query) => query === '(width >= 100em)');
  const rail = document.createElement('aside');
  rail.id = 'rail';
  document.body.append(rail);
  restore.push(() => rail.remove());
  return rail;
}

/** Resizes the page to a width between a phone's and a rail's. As in a browser, listeners are called one by one. */
export async function resizeToTablet(): Promise<void> {
  setMatchingMedia(() => false);
  for (const listener of [...listeners]) await act(async () => listener());
}

const listeners = new Set<() => void>();

/** Decides which media queries match for the rest of the test. */
export function setMatchingMedia(matches: (query: string) => boolean): void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({
    ...original(query),
    matches: matches(query),
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) => void listeners.delete(listener as () => void),
  });
  restore.push(() => (window.matchMedia = original));
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0).reverse()) undo();
});
