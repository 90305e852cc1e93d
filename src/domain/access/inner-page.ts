/** The part of an address's query that makes it a page of its own, unlike a section of a page (D9); empty if none does. */
export function innerPage(search: string): string {
  return /[?&](account|open|deposit|withdraw|transfer)=[^&]+/.exec(search)?.[0] ?? '';
}
