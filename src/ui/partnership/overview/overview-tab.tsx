import type { Partnership } from '../../../domain/partnership/partnership';
import { NextPayment } from '../payouts/next-payment';
import { CommissionFigures } from './commission-figures';
import { CommissionWeeks } from './commission-weeks';
import { OwnLink } from './own-link';
import styles from './overview.module.css';

/** Commission and its weeks, the client's own link, and the next payment. */
export function OverviewTab({ partnership }: { partnership: Partnership }) {
  return (
    <>
      <CommissionFigures partnership={partnership} fifth="funnel" />
      <div className={styles['columns']}>
        <CommissionWeeks />
        <div>
          <OwnLink link={partnership.links[0]} />
          <NextPayment payout={partnership.nextPayout} isNarrow />
        </div>
      </div>
    </>
  );
}
