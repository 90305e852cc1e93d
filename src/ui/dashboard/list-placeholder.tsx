import { SkeletonBlock, range } from '../components/panels/skeleton-block';
import { VisuallyHidden } from '../components/visually-hidden';
import { useTranslation } from '../i18n/texts';
import styles from './dashboard.module.css';

/** Placeholder rows of two lines. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <ul className={styles['list']}>
      {range(rows).map((row) => (
        <li key={row} className={styles['skeleton']}>
          <SkeletonBlock />
          <SkeletonBlock shape="medium" />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of a list that loads from several calls. */
export function ListPlaceholder({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" data-loading="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <RowsSkeleton rows={rows} />
      </div>
    </div>
  );
}
