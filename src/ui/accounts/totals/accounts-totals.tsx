import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { mostAccountsFirst, type CurrencyTotal } from '../../../domain/accounts/totals';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { useIsPhone, useMediaQuery } from '../../hooks/use-media-query';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { AsOf } from './as-of';
import { PhoneTotals } from './phone-totals';
import { TotalCaption, TotalNote, TotalResult } from './total-texts';
import styles from './accounts-totals.module.css';

/** Number of currencies in the strip on wide and narrow screens; the rest is in a line below. */
const IN_STRIP = { wide: 4, narrow: 2 };

/** Totals of the live accounts by currency; the currency of most accounts first. */
export const AccountsTotals = observer(function AccountsTotals() {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const unreadable = store.unreadable.length;
  const [main, ...others] = mostAccountsFirst(store.totals);
  if (!main) return phone ? <AsOf /> : null;
  return (
    <section aria-label={t('accounts.totals')} className={styles['totals']}>
      {phone ? <PhoneTotals main={main} otherTotals={others} /> : <Strip main={main} others={others} />}
      {unreadable > 0 && (
        <p className={styles['missing']}>
          {t('accounts.unreadableNotIncluded', { count: unreadable, number: numbers.integer(unreadable) })}
        </p>
      )}
    </section>
  );
});

function Strip({ main, others: otherTotals }: { main: CurrencyTotal; others: readonly CurrencyTotal[] }) {
  const { t } = useTranslation();
  const inStrip = IN_STRIP[useMediaQuery('(min-width: 1200px)') ? 'wide' : 'narrow'] - 1;
  const figures: KeyFigure[] = [main, ...otherTotals.slice(0, inStrip)].map((total) => ({
    key: total.currency,
    caption: <TotalCaption total={total} />,
    value: <Amount value={total.equity} currency={total.currency} />,
    note: (
      <>
        <TotalResult total={total} />
        <TotalNote total={total} />
      </>
    ),
  }));
  const rest = otherTotals.slice(inStrip);
  return (
    <>
      <KeyFigures figures={figures} />
      {rest.length > 0 && (
        <dl className={styles['rest']}>
          <dt>{t('accounts.otherCurrencies')}</dt>
          {rest.map((total) => (
            <dd key={total.currency}>
              <Amount value={total.equity} currency={total.currency} /> <TotalResult total={total} />
            </dd>
          ))}
        </dl>
      )}
    </>
  );
}
