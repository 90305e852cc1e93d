import { Link } from 'react-router-dom';
import { changePartnerFilter, type PartnerFilter } from '../../../domain/partnership/partner-filter';
import { partnerPage } from '../../../domain/partnership/partner-tabs';
import type { TradeCounts } from '../../../domain/partnership/partnership';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './overview.module.css';

interface TradesWithoutRewardProps {
  trades: TradeCounts;
  filter: PartnerFilter;
}

/** How many trades earned nothing, by reason, and the way to their rows. */
export function TradesWithoutReward({ trades, filter }: TradesWithoutRewardProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const count = trades.none.reduce((sum, { count: ofReason }) => sum + ofReason, 0);
  return (
    <section className={styles['block']} data-testid="partnership-reasons">
      <h2>{t('partnership.unpaid.title')}</h2>
      {count === 0 ? (
        <p className={styles['quiet']}>{t('partnership.unpaid.none')}</p>
      ) : (
        <>
          <dl className={styles['counts']}>
            {trades.none.map(({ reason, count: ofReason }) => (
              <div key={reason}>
                <dt>{t(`partnership.reason.${reason}`)}</dt>
                <dd>{numbers.integer(ofReason)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('account.books.total')}</dt>
              <dd>{numbers.integer(count)}</dd>
            </div>
          </dl>
          <Link
            to={partnerPage('commissions', changePartnerFilter(filter, { state: 'none' }))}
            preventScrollReset
          >
            {t('partnership.unpaid.rows')}
          </Link>
        </>
      )}
    </section>
  );
}
