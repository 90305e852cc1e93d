import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import type { BookPage } from '../../../application/accounts/ports/account-books';
import type { BookList } from '../../../application/remote/book-list';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { useTranslation } from '../../i18n/texts';
import type { BookRowsProps } from './book-columns';
import { BookRows } from './book-rows';
import { BookSkeleton } from './book-skeleton';
import { Pager } from './pager';

interface BookSectionProps<Item, Totals, Filter extends object> {
  /** The test id is `book-{name}`. */
  name: string;
  /** Prefix of its text keys; `account.books.{name}` by default. */
  textPrefix?: string;
  /** Accessible name of the table; the name of the tab by default. */
  label?: string;
  filters?: ReactNode;
  login: number;
  list: BookList<Item, Totals, Filter>;
  keyOf: (item: Item) => number | string;
  columnsOf: (totals: Totals | null) => BookRowsProps<Item>['columns'];
  /** Next step in the empty state. */
  nextStep?: ReactNode;
}

/** A list of an account's page: filters, rows and pages. */
export const BookSection = observer(function BookSection<Item, Totals, Filter extends object>({
  name,
  textPrefix = `account.books.${name}`,
  label,
  filters,
  login,
  list,
  keyOf,
  columnsOf,
  nextStep,
}: BookSectionProps<Item, Totals, Filter>) {
  const { t } = useTranslation();
  useEffect(() => list.open(login), [list, login]);
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1} data-testid={`book-${name}`}>
      {filters}
      <FreshPanel
        remote={list.remote}
        onRetry={() => list.retry()}
        failedTitle={t(`${textPrefix}.failed`)}
        skeleton={<BookSkeleton />}
      >
        {(page: BookPage<Item, Totals>) =>
          page.items.length === 0 ? (
            <EmptyBook name={name} textPrefix={textPrefix} list={list} nextStep={nextStep} />
          ) : (
            <BookRows
              label={label ?? t(`account.tab.${name}`)}
              columns={columnsOf(list.totals)}
              items={page.items}
              keyOf={keyOf}
            />
          )
        }
      </FreshPanel>
      <Pager pages={list.pages} onPageChange={() => container.current?.focus()} />
    </div>
  );
}) as <Item, Totals, Filter extends object>(props: BookSectionProps<Item, Totals, Filter>) => ReactNode;

type EmptyBookProps = Pick<BookSectionProps<unknown, unknown, object>, 'name' | 'nextStep'> & {
  textPrefix: string;
  list: Pick<BookList<unknown, unknown, object>, 'isFiltered' | 'clear'>;
};

/** Message that the list is empty, or that nothing matches the filters. */
const EmptyBook = observer(function EmptyBook({ name, textPrefix, nextStep, list }: EmptyBookProps) {
  const { t } = useTranslation();
  return list.isFiltered ? (
    <EmptyNote
      title={t('account.books.noMatch')}
      text={t('account.books.noMatchHelp')}
      testId={`book-${name}-empty`}
    >
      <Button onClick={() => list.clear()}>{t('account.books.clear')}</Button>
    </EmptyNote>
  ) : (
    <EmptyNote
      title={t(`${textPrefix}.empty`)}
      text={t(`${textPrefix}.emptyHelp`)}
      testId={`book-${name}-empty`}
    >
      {nextStep}
    </EmptyNote>
  );
});
