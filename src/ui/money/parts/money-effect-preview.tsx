import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { MoneyFormStore } from '../../../application/money/money-form-store';
import type { Account } from '../../../domain/accounts/account';
import type { MoneyEffect } from '../../../domain/money/money-quote';
import { Amount, MissingValue } from '../../components/figures/amount';
import { FormNotice } from '../../forms/form-notice';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { accountName } from '../../components/figures/account-name';
import { Verbatim } from '../../components/text/verbatim';
import styles from './money-page.module.css';

/** Effect of a money move on the accounts, from the quote. */
export const MoneyEffectPreview = observer(function MoneyEffectPreview({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { quoting, terms } = useStore(MoneyFormStore).order;
  const { target } = terms;
  const { quote } = quoting;
  return (
    <section data-testid="money-effect" aria-busy={quoting.isFetching}>
      <EffectTable account={account} effect={quote?.effect ?? currentFigures(account)} />
      {target && <EffectTable account={target} effect={quote?.receiver ?? currentFigures(target)} />}
      {quote?.warnings.includes('marginCall') && (
        <FormNotice tone="error">{t('money.belowMarginCall')}</FormNotice>
      )}
      <p className={styles['note']}>{t(quote ? 'money.pricesMove' : 'money.effectLater')}</p>
    </section>
  );
});

const ROWS = ['balance', 'equity', 'freeMargin'] as const;

/** The figures of an account before and after. */
export function EffectTable({ account, effect }: { account: Account; effect: MoneyEffect }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { currency } = account;
  const percent = (level: string | null) =>
    level === null ? <MissingValue /> : <Verbatim>{numbers.percent(level)}</Verbatim>;
  return (
    <table className={styles['effect']}>
      <caption className={styles['caption']}>
        {t('money.effectOn', { name: accountName(account), currency })}
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('money.now')}</th>
          <th scope="col">{t('money.after')}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <Row
            key={row}
            label={t(`accounts.${row}`)}
            now={<Amount withoutCode value={effect[`${row}Now`]} currency={currency} />}
            after={<Amount withoutCode value={effect[`${row}After`]} currency={currency} />}
          />
        ))}
        <Row
          label={t('accounts.marginLevel')}
          now={percent(effect.marginLevelNow)}
          after={percent(effect.marginLevelAfter)}
        />
      </tbody>
    </table>
  );
}

function Row({ label, now, after }: { label: string; now: ReactNode; after: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{now}</td>
      <td>{after}</td>
    </tr>
  );
}

/** The figures of an account before anything is quoted. */
function currentFigures({ balance, equity, freeMargin, marginLevel, marginCallLevel }: Account): MoneyEffect {
  return {
    balanceNow: balance,
    balanceAfter: null,
    equityNow: equity,
    equityAfter: null,
    freeMarginNow: freeMargin,
    freeMarginAfter: null,
    marginLevelNow: marginLevel,
    marginLevelAfter: null,
    marginCallLevel,
  };
}
