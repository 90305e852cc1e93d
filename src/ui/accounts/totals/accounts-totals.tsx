import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import { mostAccountsFirst, type CurrencyTotal } from '../../../domain/accounts/totals';
import { Amount } from '../../components/figures/amount';
import { KeyFigures, type KeyFigure } from '../../components/figures/key-figures';
import { useIsPhone, useMediaQuery } from '../../hooks/use-media-query';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { FiguresTime } from './figures-time';
import { PhoneTotals } from './phone-totals';
import { TotalCaption, TotalNote, TotalResult } from './total-texts';
import styles from './accounts-totals.module.css';

/** Number of currencies in the strip on wide and narrow screens; the rest is in a line below. */
const STRIP_SIZES = { wide: 4, narrow: 2 };

/** Totals of the live accounts by currency; the currency of most accounts first. */
export const AccountsTotals = observer(function AccountsTotals() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const unreadable = store.unreadable.length;
  const [main, ...otherTotals] = mostAccountsFirst(store.totals);
  if (!main) return isPhone ? <FiguresTime /> : null;
  return (
    <section aria-label={t('accounts.totals')} className={styles['totals']}>
      {isPhone ? (
        <PhoneTotals main={main} otherTotals={otherTotals} />
      ) : (
        <Strip main={main} otherTotals={otherTotals} />
      )}
      {unreadable > 0 && (
        <p className={styles['missing']}>
          {t('accounts.unreadableNotIncluded', { count: unreadable, number: numbers.integer(unreadable) })}
        </p>
      )}
    </section>
  );
});

function Strip({ main, otherTotals }: { main: CurrencyTotal; otherTotals: readonly CurrencyTotal[] }) {
  const { t } = useTranslation();
  const otherCount = STRIP_SIZES[useMediaQuery('(width >= 75em)') ? 'wide' : 'narrow'] - 1;
  const figures: KeyFigure[] = [main, ...otherTotals.slice(0, otherCount)].map((total) => ({
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
  const rest = otherTotals.slice(otherCount);
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
