import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PartnerListsStore } from '../../../application/partnership/partner-lists-store';
import type { CursorPage, Pages } from '../../../application/remote/pages';
import { EmptyNote } from '../../components/panels/empty-note';
import { FreshPanel } from '../../components/panels/fresh-panel';
import { RemotePanel } from '../../components/panels/remote-panel';
import type { BookRowsProps } from '../../forms/books/book-columns';
import { BookRows } from '../../forms/books/book-rows';
import { BookSkeleton } from '../../forms/books/book-skeleton';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import styles from './lists.module.css';

/** The pages of a list; a page may have more than its items. */
type PagesInView<Item> = Pick<
  Pages<Item, CursorPage<Item>>,
  'hasMore' | 'items' | 'latest' | 'loadMore' | 'retry' | 'retryMore' | 'state'
>;

interface PartnerListProps<Item> extends Omit<BookRowsProps<Item>, 'items' | 'label'> {
  /** Prefix of its texts, and part of its test id. */
  name: 'clients' | 'rewards';
  list: PagesInView<Item>;
  /** How many rows the whole list has. */
  count?: string | undefined;
  onClear: () => void;
  /** Saves the whole list as a file. */
  onSave: () => void;
  /** Content below the rows. */
  children?: ReactNode;
}

/** A list of the partnership, newest first: its rows, a file of all of them, and a button for more rows. */
export const PartnerList = observer(function PartnerList<Item>({
  name,
  list,
  count,
  onClear,
  onSave,
  children,
  ...rows
}: PartnerListProps<Item>) {
  const { t } = useTranslation();
  const { hasCollectFailed, isCollecting, isFiltered } = useStore(PartnerListsStore);
  const { items } = list;
  return (
    <section aria-labelledby={`partnership-${name}-title`}>
      <div className={styles['head']}>
        <div>
          <h2 id={`partnership-${name}-title`}>{t(`partnership.${name}.title`)}</h2>
          {count !== undefined && <p className={styles['quiet']}>{count}</p>}
        </div>
        {items.length > 0 && (
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={isCollecting}
            data-testid="partnership-csv"
            data-paper="off"
            onClick={onSave}
          >
            {t('account.statement.csv')}
          </Button>
        )}
      </div>
      {hasCollectFailed && <FormNotice tone="error">{t('account.statement.csvFailed')}</FormNotice>}
      <FreshPanel
        remote={list.state}
        onRetry={() => list.retry()}
        failedTitle={t(`partnership.${name}.failed`)}
        skeleton={<BookSkeleton />}
      >
        {() =>
          items.length === 0 ? (
            <EmptyList name={name} isFiltered={isFiltered} onClear={onClear} />
          ) : (
            <>
              <BookRows {...rows} label={t(`partnership.${name}.title`)} items={items} />
              <MoreRows name={name} list={list} />
              {children}
            </>
          )
        }
      </FreshPanel>
    </section>
  );
}) as <Item>(props: PartnerListProps<Item>) => ReactNode;

/** The button that loads more rows, or the state of that request. */
const MoreRows = observer(function MoreRows({
  name,
  list,
}: {
  name: 'clients' | 'rewards';
  list: PagesInView<unknown>;
}) {
  const { t } = useTranslation();
  const { hasMore, latest } = list;
  if (latest && latest.status !== 'ready')
    return (
      <RemotePanel
        remote={latest}
        onRetry={() => list.retryMore()}
        failedTitle={t(`partnership.${name}.failed`)}
        skeleton={<BookSkeleton />}
      >
        {() => null}
      </RemotePanel>
    );
  if (!hasMore) return null;
  return (
    <Button className={styles['more'] ?? ''} data-testid="partnership-more" onClick={() => list.loadMore()}>
      {t('partnership.more')}
    </Button>
  );
});

function EmptyList({
  name,
  isFiltered,
  onClear,
}: {
  name: 'clients' | 'rewards';
  isFiltered: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  return isFiltered ? (
    <EmptyNote
      title={t('account.books.noMatch')}
      text={t('account.books.noMatchHelp')}
      testId={`partnership-${name}-empty`}
    >
      <Button onClick={onClear}>{t('account.books.clear')}</Button>
    </EmptyNote>
  ) : (
    <EmptyNote
      title={t(`partnership.${name}.empty`)}
      text={t(`partnership.${name}.emptyHelp`)}
      testId={`partnership-${name}-empty`}
    />
  );
}
