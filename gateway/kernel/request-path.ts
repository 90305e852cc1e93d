/** The path of a request line without its query, which may contain tokens that must not be logged (L1). */
export function pathOf(url: string | undefined): string {
  return (url ?? '/').split('?', 1)[0] ?? '/';
}
