import type { ReactNode } from 'react';
import { deferComponent } from '../../components/defer-component';
import { useMediaQuery } from '../../hooks/use-media-query';
import { BookCards } from './book-cards';
import type { BookRowsProps } from './book-columns';
import { BookSkeleton } from './book-skeleton';

/** Screens too narrow for a table; paper is always wide enough. */
const NARROW_SCREEN = 'screen and (max-width: 1199px)';

/** Ant Design's table loads on demand; if it does not load, the list is shown as cards. */
const Table = deferComponent<BookRowsProps<never>>(
  () =>
    import(/* webpackChunkName: "book-table" */ './book-table').then(
      (code) => code.BookTable,
      () => BookCards,
    ),
  <BookSkeleton />,
) as unknown as <Item>(rows: BookRowsProps<Item>) => ReactNode;

/** A page of a list: a table, or cards on narrow screens. */
export function BookRows<Item>(rows: BookRowsProps<Item>) {
  return useMediaQuery(NARROW_SCREEN) ? <BookCards {...rows} /> : <Table<Item> {...rows} />;
}
