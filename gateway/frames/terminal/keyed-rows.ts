/** The parts of one entry in a table; they are updated in place, so that focus and selection stay. */
export interface Row<Item> {
  readonly node: HTMLTableSectionElement;
  update(item: Item): void;
}

/** The entries of a table, each a `tbody` of its own: its line, and a form that may be open below it. */
export class KeyedRows<Item> {
  readonly #rows = new Map<number, Row<Item>>();
  #items: readonly Item[] = [];

  constructor(
    private readonly table: HTMLTableElement,
    private readonly keyOf: (item: Item) => number,
    private readonly create: (item: Item) => Row<Item>,
  ) {}

  show(items: readonly Item[]): void {
    if (items === this.#items) return;
    this.#items = items;
    const keys = new Set(items.map(this.keyOf));
    for (const [key, { node }] of this.#rows) {
      if (keys.has(key)) continue;
      // The focus must not return to the page's beginning.
      if (node.contains(document.activeElement)) this.table.closest<HTMLElement>('[tabindex]')?.focus();
      node.remove();
      this.#rows.delete(key);
    }
    const foot = this.table.tFoot;
    let next: Element | null = this.table.tHead?.nextElementSibling ?? null;
    for (const item of items) {
      const key = this.keyOf(item);
      const row = this.#rows.get(key) ?? this.create(item);
      this.#rows.set(key, row);
      row.update(item);
      if (next === row.node) next = next.nextElementSibling;
      else this.table.insertBefore(row.node, next ?? foot);
    }
  }
}
