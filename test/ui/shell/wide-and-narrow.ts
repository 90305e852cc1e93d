/** Makes the page a phone's or a desktop's for the rest of the test. */
export function setPhone(phone: boolean): void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({ ...original(query), matches: phone && query === '(max-width: 991px)' });
  restore.push(() => (window.matchMedia = original));
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
