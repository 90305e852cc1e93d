/** The path of a request line without its query: tokens travel there and must reach no log (L1). */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}
