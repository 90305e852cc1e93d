import type { PayoutHindrance } from '../../../domain/partnership/payout';
import { useTranslation } from '../../i18n/texts';
import styles from './payouts.module.css';

/** Why a pay day does not pay, each with the way to mend it. */
export function Hindrances({ missing }: { missing: readonly PayoutHindrance[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <ul className={styles['missing']} data-testid="payout-missing">
      {missing.map((reason) => (
        <li key={reason}>{t(`payouts.missing.${reason}`)}</li>
      ))}
    </ul>
  );
}
