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

function setMatching(matches: (query: string) => boolean): void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({ ...original(query), matches: matches(query) });
  restore.push(() => (window.matchMedia = original));
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
