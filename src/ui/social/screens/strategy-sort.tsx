import Select from 'antd/es/select';
import { observer } from 'mobx-react-lite';
import { StrategiesStore } from '../../../application/social/strategies-store';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { FIGURES, LABELS } from './strategy-figure';
import styles from './strategy-row.module.css';

/** The sort order of the strategies, for narrow screens without column heads. */
export const StrategySortChoice = observer(function StrategySortChoice() {
  const { t } = useTranslation();
  const store = useStore(StrategiesStore);
  return (
    <Select
      data-testid="social-sort"
      className={styles['sort'] ?? ''}
      aria-label={t('accounts.sort')}
      prefix={<span className={styles['prefix']}>{t('accounts.sort')}</span>}
      popupMatchSelectWidth={false}
      virtual={false}
      value={store.sort}
      options={(['rank', 'name', ...FIGURES] as const).map((sort) => ({
        value: sort,
        label: t(LABELS[sort]),
      }))}
      onChange={(sort) => store.setSort(sort)}
    />
  );
});
