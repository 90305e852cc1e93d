import { Fragment, type ReactNode } from 'react';
import { useCulture } from './culture-context';

/** Elements as a list with the commas and "and" of the current language. */
export function ConjunctionList({ items }: { items: readonly ReactNode[] }) {
  const list = new Intl.ListFormat(useCulture());
  return list
    .formatToParts(items.map((_, index) => String(index)))
    .map(({ type, value }, index) => (
      <Fragment key={index}>{type === 'element' ? items[Number(value)] : value}</Fragment>
    ));
}
