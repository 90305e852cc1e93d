/** The page is a phone's, or a desktop's, until the end of the test. */
export function setPhone(phone: boolean): void {
  const original = window.matchMedia;
  window.matchMedia = (query) => ({ ...original(query), matches: phone && query === '(max-width: 991px)' });
  restore.push(() => (window.matchMedia = original));
}

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});
