import { observer } from 'mobx-react-lite';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import type { PartnerTab } from '../../../domain/partnership/partner-tabs';
import { tabCount } from '../../../domain/partnership/tab-counts';
import { useStore } from '../../hooks/use-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './partnership.module.css';

/** A section's name and the number of its items; without the number while a filter hides some. */
export const TabLabel = observer(function TabLabel({ tab }: { tab: PartnerTab | 'unpaid' }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { isFiltered, latest } = useStore(PartnershipStore);
  const count = latest && !isFiltered ? tabCount(tab, latest) : undefined;
  return (
    <>
      {t(`partnership.tab.${tab}`)}
      {count !== undefined && <span className={styles['count']}> {numbers.integer(count)}</span>}
    </>
  );
});
