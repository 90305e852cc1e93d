/** What of an address's query makes it a page of its own, beside the sections of a page (D9); empty where nothing does. */
export function innerPage(search: string): string {
  return /[?&](account|open|deposit|withdraw|transfer)=[^&]+/.exec(search)?.[0] ?? '';
}
