import { element } from './element';
import type { Row } from './keyed-rows';

/** A cell by its name, which is its class: the style sheet folds the line by it on narrow screens. */
export const cell = (name: string, ...content: readonly (Node | string)[]): HTMLTableCellElement =>
  element('td', { class: name }, ...content);

/** A form below a line; it exists while it is open. */
export interface RowForm<Item> {
  readonly node: HTMLFormElement;
  update?(item: Item): void;
}

export interface EntryRow<Item> extends Row<Item> {
  /** Opens a form below the line, or closes the one that the same button opened. */
  toggle(button: HTMLButtonElement, create: (close: () => void) => RowForm<Item>): void;
}

/** A line of a table with room for a form below it. */
export function entryRow<Item>(
  cells: readonly HTMLTableCellElement[],
  update: (item: Item) => void,
): EntryRow<Item> {
  const node = element('tbody', {}, element('tr', {}, ...cells));
  let open:
    | { readonly button: HTMLButtonElement; readonly line: Element; readonly form: RowForm<Item> }
    | undefined;
  let lastItem: Item | undefined;

  function close(): void {
    if (!open) return;
    open.line.remove();
    open.button.setAttribute('aria-expanded', 'false');
    open.button.focus();
    open = undefined;
  }

  return {
    node,
    update(item) {
      lastItem = item;
      update(item);
      open?.form.update?.(item);
    },
    toggle(button, create) {
      const isSameButton = open?.button === button;
      close();
      if (isSameButton) return;
      const form = create(close);
      const line = element(
        'tr',
        { class: 'form' },
        element('td', { colspan: String(cells.length) }, form.node),
      );
      form.node.addEventListener('keydown', ({ key }) => {
        if (key === 'Escape') close();
      });
      node.append(line);
      open = { button, line, form };
      button.setAttribute('aria-expanded', 'true');
      if (lastItem !== undefined) form.update?.(lastItem);
      form.node.querySelector<HTMLElement>('input, button')?.focus();
    },
  };
}

/** A button that opens a form below its line. */
export const expander = (label: string, name: string): HTMLButtonElement =>
  element('button', { type: 'button', 'aria-label': name, 'aria-expanded': 'false', class: 'small' }, label);
