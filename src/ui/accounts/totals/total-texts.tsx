import { observer } from 'mobx-react-lite';
import { AccountsStore } from '../../../application/accounts/accounts-store';
import type { CurrencyTotal } from '../../../domain/accounts/totals';
import { Amount } from '../../components/figures/amount';
import { Profit } from '../../components/figures/profit';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { accountName } from '../../components/figures/account-name';
import styles from './total-texts.module.css';

/** Caption of a total: its currency and number of accounts. */
export function TotalCaption({ total: { currency, equityCount, accountCount } }: { total: CurrencyTotal }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  if (equityCount === accountCount)
    return t('accounts.equityOfAll', {
      currency,
      count: accountCount,
      number: numbers.integer(accountCount),
    });
  return t('accounts.equityOfSome', {
    currency,
    counted: numbers.integer(equityCount),
    of: numbers.integer(accountCount),
  });
}

/** Floating profit of a currency; without color if accounts are missing in it. */
export const TotalResult = observer(function TotalResult({
  total: { currency, floatingPl, equityCount, accountCount },
}: {
  total: CurrencyTotal;
}) {
  const { t } = useTranslation();
  const { unreadable } = useStore(AccountsStore);
  if (floatingPl === null) return null;
  const isPartial = equityCount < accountCount || unreadable.length > 0;
  return (
    <span className={styles['result']}>
      <Profit value={floatingPl} currency={currency} partial={isPartial} /> {t('accounts.floating')}
    </span>
  );
});

/** Names the accounts missing in a total; the balance if none is missing. */
export const TotalNote = observer(function TotalNote({
  total: { currency, balance, equityCount, accountCount },
}: {
  total: CurrencyTotal;
}) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const store = useStore(AccountsStore);
  const missing = equityCount < accountCount ? store.accountsWithoutEquity(currency) : [];
  const [first] = missing;
  if (missing.length === 1 && first) return t('accounts.oneNotIncluded', { name: accountName(first) });
  if (first) return t('accounts.notIncluded', { number: numbers.integer(missing.length) });
  if (balance === null) return null;
  return (
    <Sentence
      textKey="accounts.balanceOf"
      parts={{ amount: <Amount withoutCode value={balance} currency={currency} /> }}
    />
  );
});
