import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { LayoutStore } from '../../../application/kernel/layout-store';
import { deferComponent } from '../../components/defer-component';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useStore } from '../../hooks/use-store';
import { ListCards } from './list-cards';
import type { BookRowsProps } from './book-columns';
import { BookSkeleton } from './book-skeleton';

type RowsOfList = <Item>(rows: BookRowsProps<Item>) => ReactNode;

const NARROW_SCREEN = '(width < 75em)';

let loadedTable: RowsOfList | undefined;

async function loadTable(): Promise<RowsOfList> {
  const { BookTable } = await import(/* webpackChunkName: "book-table" */ './book-table');
  return (loadedTable = BookTable as RowsOfList);
}

/** Ant Design's table loads on demand; if it does not load, the list is shown as cards. */
const Table = deferComponent<BookRowsProps<never>>(
  () => loadTable().catch(() => ListCards),
  <BookSkeleton />,
) as unknown as RowsOfList;

interface BookRowsAndPaper<Item> extends BookRowsProps<Item> {
  /** A page with a button for printing: the table loads in time for paper, which is wide enough on a phone too. */
  isPrintable?: boolean;
}

/** A page of a list: a table, or cards on narrow screens. */
export const BookRows = observer(function BookRows<Item>({
  isPrintable = false,
  ...rows
}: BookRowsAndPaper<Item>) {
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const { isPrinting } = useStore(LayoutStore);
  const needsTable = isNarrow && isPrintable;
  useEffect(() => {
    if (needsTable) loadTable().catch(() => undefined);
  }, [needsTable]);
  // The browser does not wait for code that is still to load.
  const PaperTable = needsTable && isPrinting ? loadedTable : undefined;
  if (PaperTable) return <PaperTable {...rows} />;
  return isNarrow ? <ListCards {...rows} /> : <Table {...rows} />;
}) as <Item>(rows: BookRowsAndPaper<Item>) => ReactNode;
