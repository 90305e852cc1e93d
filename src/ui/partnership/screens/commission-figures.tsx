import type { Commission } from '../../../domain/partnership/partnership';
import { Amount } from '../../components/figures/amount';
import { KeyFigures } from '../../components/figures/key-figures';
import { useTranslation } from '../../i18n/texts';
import sections from '../../components/page/page-sections.module.css';
import styles from './partnership.module.css';

const STATES = ['paid', 'approved', 'accrued'] as const;

/** Commission per currency and state, as sent. */
export function CommissionFigures({ commission }: { commission: readonly Commission[] }) {
  const { t } = useTranslation();
  if (commission.length === 0) return <p className={sections['help']}>{t('partnership.noCommission')}</p>;
  return (
    <div className={styles['commission']}>
      {commission.map((row) => (
        <KeyFigures
          key={row.currency}
          figures={[
            {
              key: 'total',
              caption: t('partnership.commission'),
              value: <Amount value={row.total} currency={row.currency} />,
              note: t('partnership.allStates'),
            },
            ...STATES.map((state) => ({
              key: state,
              caption: t(`partnership.state.${state}`),
              value: <Amount value={row[state]} currency={row.currency} withoutCode />,
              note: t(`partnership.stateHelp.${state}`),
            })),
          ]}
        />
      ))}
    </div>
  );
}
