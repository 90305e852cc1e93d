import { Bone, several } from '../components/panels/bone';
import { VisuallyHidden } from '../components/visually-hidden';
import { useTranslation } from '../i18n/texts';
import styles from './dashboard.module.css';

/** Rows of two lines that are on their way. */
export function Rows({ rows }: { rows: number }) {
  return (
    <ul className={styles['list']}>
      {several(rows).map((row) => (
        <li key={row} className={styles['bones']}>
          <Bone />
          <Bone as="medium" />
        </li>
      ))}
    </ul>
  );
}

/** The same of a list that comes from several calls. */
export function Coming({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" data-coming="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Rows rows={rows} />
      </div>
    </div>
  );
}
