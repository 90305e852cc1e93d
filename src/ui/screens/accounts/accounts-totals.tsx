import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AccountsStore } from '../../../application/stores/accounts-store';
import { displayName, type Account } from '../../../domain/accounts/account';
import type { CurrencyTotal } from '../../../domain/accounts/accounts-view';
import { Amount } from '../../components/amount';
import { KeyFigures, type KeyFigure } from '../../components/key-figures';
import { Profit } from '../../components/profit';
import { useNumbers } from '../../i18n/numbers';
import { useStore } from '../../use-store';
import styles from './accounts-totals.module.css';

/** More currencies than this stand in a line below the strip. */
const IN_STRIP = 4;

/** What the live accounts come to, per currency; the currency of most accounts first. */
export const AccountsTotals = observer(function AccountsTotals() {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const totals = [...store.totals].sort((a, b) => b.of - a.of);
  const [main] = totals;
  if (!main) return null;

  const caption = ({ currency, counted, of }: CurrencyTotal) =>
    counted === of
      ? t('accounts.equityOfAll', { currency, count: of, number: numbers.integer(of) })
      : t('accounts.equityOfSome', { currency, counted: numbers.integer(counted), of: numbers.integer(of) });

  const note = ({ currency, balance }: CurrencyTotal) => {
    const missing = store.notCounted(currency);
    if (missing.length > 0) return <Missing accounts={missing} />;
    return balance !== null && t('accounts.balanceOf', { amount: numbers.money(balance, currency) });
  };

  const figures: KeyFigure[] = totals.slice(0, IN_STRIP).map((total) => ({
    key: total.currency,
    caption: caption(total),
    value: <Amount value={total.equity} currency={total.currency} />,
    note: note(total),
  }));
  if (main.floatingPl !== null) {
    figures.push({
      key: 'floatingPl',
      caption: t('accounts.floatingPlIn', { currency: main.currency }),
      value: <Profit value={main.floatingPl} currency={main.currency} />,
      note: t('accounts.openPositions'),
    });
  }
  const others = totals.slice(IN_STRIP);

  return (
    <section aria-label={t('accounts.totals')} className={styles['totals']}>
      <KeyFigures figures={figures} />
      {others.length > 0 && (
        <dl className={styles['others']}>
          <dt>{t('accounts.otherCurrencies')}</dt>
          {others.map(({ currency, equity }) => (
            <dd key={currency}>
              <Amount value={equity} currency={currency} />
            </dd>
          ))}
        </dl>
      )}
    </section>
  );
});

function Missing({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const [first] = accounts;
  if (accounts.length === 1 && first) {
    return t('accounts.oneNotIncluded', { name: displayName(first) || first.login });
  }
  return t('accounts.notIncluded', { number: numbers.integer(accounts.length) });
}
