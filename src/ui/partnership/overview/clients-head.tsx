import type { Partnership } from '../../../domain/partnership/partnership';
import { NextPayment } from '../payouts/next-payment';
import { ClientWeeks } from './client-weeks';
import { CommissionFigures } from './commission-figures';
import styles from './overview.module.css';

/** Commission, new clients by week, and the next payment, above the clients. */
export function ClientsHead({ partnership }: { partnership: Partnership }) {
  return (
    <>
      <CommissionFigures partnership={partnership} fifth="funnel" />
      <div className={styles['columns']}>
        <ClientWeeks />
        <NextPayment payout={partnership.nextPayout} isNarrow />
      </div>
    </>
  );
}
