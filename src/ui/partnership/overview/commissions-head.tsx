import type { PartnerFilter } from '../../../domain/partnership/partner-filter';
import type { Partnership } from '../../../domain/partnership/partnership';
import { CommissionFigures } from './commission-figures';
import { CommissionWeeks } from './commission-weeks';
import styles from './overview.module.css';
import { TradesWithoutReward } from './trades-without-reward';

/** Commission, its weeks, and how many trades earned nothing, above the rewards. */
export function CommissionsHead({
  partnership,
  filter,
}: {
  partnership: Partnership;
  filter: PartnerFilter;
}) {
  return (
    <>
      <CommissionFigures partnership={partnership} fifth="trades" />
      <div className={styles['columns']}>
        <CommissionWeeks />
        {partnership.trades && <TradesWithoutReward trades={partnership.trades} filter={filter} />}
      </div>
    </>
  );
}
