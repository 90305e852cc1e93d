import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { Paginator } from '../../../application/remote/paginator';
import type { CursorPage } from '../../../application/remote/pages';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './books.module.css';

type Pages = Pick<
  Paginator<CursorPage<unknown>>,
  'hasNewer' | 'hasOlder' | 'pageIndex' | 'showNewer' | 'showOlder'
>;

/** Buttons for older and newer pages; hidden if there is only one page. */
export const Pager = observer(function Pager({
  pages,
  onPageChange,
}: {
  pages: Pages;
  onPageChange: () => void;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { hasNewer, hasOlder, pageIndex } = pages;
  if (!hasNewer && !hasOlder) return null;
  const showPage = (direction: 'showNewer' | 'showOlder') => () => {
    pages[direction]();
    onPageChange();
  };
  return (
    <nav className={styles['pager']} aria-label={t('account.books.pages')}>
      <Button disabled={!hasNewer} onClick={showPage('showNewer')}>
        {t('account.books.newer')}
      </Button>
      <span className={styles['pageNumber']}>
        {t('account.books.page', { number: numbers.integer(pageIndex + 1) })}
      </span>
      <Button disabled={!hasOlder} onClick={showPage('showOlder')}>
        {t('account.books.older')}
      </Button>
    </nav>
  );
});
