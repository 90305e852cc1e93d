import type { CurrencyTotal } from '../../../domain/accounts/totals';
import { Amount } from '../../components/figures/amount';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useTranslation } from '../../i18n/texts';
import { FiguresTime } from './figures-time';
import { TotalCaption, TotalNote, TotalResult } from './total-texts';
import styles from './phone-totals.module.css';

interface PhoneTotalsProps {
  main: CurrencyTotal;
  otherTotals: readonly CurrencyTotal[];
}

/** Totals on a phone: the main currency large with its floating result, the others in a line. */
export function PhoneTotals({ main, otherTotals }: PhoneTotalsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['totals']}>
      <dl>
        <div className={styles['main']}>
          <dt>
            <TotalCaption total={main} />
          </dt>
          <dd className={styles['hero']}>
            <Amount value={main.equity} currency={main.currency} />
          </dd>
          {main.floatingPl !== null && (
            <dd>
              <TotalResult total={main} />
            </dd>
          )}
          <dd className={styles['note']}>
            <TotalNote total={main} />
          </dd>
        </div>
        {otherTotals.length > 0 && (
          <div className={styles['others']}>
            <dt>
              <VisuallyHidden>{t('accounts.otherCurrencies')}</VisuallyHidden>
            </dt>
            {otherTotals.map((total) => (
              <dd key={total.currency}>
                <Amount value={total.equity} currency={total.currency} /> <TotalResult total={total} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      <div className={styles['asOf']}>
        <FiguresTime />
      </div>
    </div>
  );
}
