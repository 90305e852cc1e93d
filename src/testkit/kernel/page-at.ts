/** A page of a list, and the cursor of the next one; a cursor is a position in the list. */
export function pageAt<Item>(
  items: readonly Item[],
  cursor: string,
  limit: number,
): { readonly items: readonly Item[]; readonly next: string | null } {
  const start = Number(cursor);
  const end = start + limit;
  return { items: items.slice(start, end), next: end < items.length ? String(end) : null };
}
