import { element } from './element';
import type { TerminalTexts } from './terminal-texts';

type Column = keyof TerminalTexts['column'];

const TEXT_COLUMNS: ReadonlySet<Column> = new Set([
  'symbol',
  'side',
  'type',
  'placed',
  'expires',
  'closedAt',
  'closedBy',
  'ended',
  'outcome',
]);

/** A table with named columns, a column of actions, and a sentence to show instead while it is empty. */
export function tableOf<Name extends Column>(
  texts: TerminalTexts,
  columns: readonly Name[],
  emptyText: string,
): {
  readonly node: HTMLElement;
  readonly table: HTMLTableElement;
  readonly heads: Readonly<Record<Name, HTMLElement>>;
} {
  const heads = columns.map((name) => {
    const className = TEXT_COLUMNS.has(name) ? name : `number ${name}`;
    return [name, element('th', { scope: 'col', class: className }, texts.column[name])] as const;
  });
  const actions = element('td', { class: 'actions' });
  const table = element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads.map(([, head]) => head), actions)),
  );
  return {
    node: element('div', { class: 'book' }, element('p', { class: 'none quiet' }, emptyText), table),
    table,
    heads: Object.fromEntries<HTMLElement>(heads) as Record<Name, HTMLElement>,
  };
}
