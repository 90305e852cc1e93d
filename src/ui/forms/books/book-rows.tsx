import type { ReactNode } from 'react';
import { deferred } from '../../components/deferred';
import { useMediaQuery } from '../../hooks/use-media-query';
import { BookCards } from './book-cards';
import type { BookRows as Rows } from './book-columns';
import { BookSkeleton } from './book-skeleton';

/** Where the columns of a table have no room; paper always has it. */
const TOO_NARROW = 'screen and (max-width: 1199px)';

/** Ant Design's table comes where it is shown; without it, cards are read all the same. */
const Table = deferred<Rows<never>>(
  () =>
    import(/* webpackChunkName: "book-table" */ './book-table').then(
      (code) => code.BookTable,
      () => BookCards,
    ),
  <BookSkeleton />,
) as unknown as <Item>(rows: Rows<Item>) => ReactNode;

/** A page of a list: a table, or cards where that has no room. */
export function BookRows<Item>(rows: Rows<Item>) {
  return useMediaQuery(TOO_NARROW) ? <BookCards {...rows} /> : <Table<Item> {...rows} />;
}
