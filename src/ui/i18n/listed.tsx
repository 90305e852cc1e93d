import { Fragment, type ReactNode } from 'react';
import { useCulture } from './culture-context';

/** Elements in a row, with the commas and the "and" of the language in force. */
export function Listed({ items }: { items: readonly ReactNode[] }) {
  const list = new Intl.ListFormat(useCulture());
  return list
    .formatToParts(items.map((_, at) => String(at)))
    .map(({ type, value }, at) => (
      <Fragment key={at}>{type === 'element' ? items[Number(value)] : value}</Fragment>
    ));
}
