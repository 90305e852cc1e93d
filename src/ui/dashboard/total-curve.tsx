import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { isMissing } from '../../application/remote/remote';
import { AccountsStore } from '../../application/accounts/accounts-store';
import { TotalCurveStore } from '../../application/dashboard/total-curve-store';
import { FilterButtons } from '../forms/antd/filter-buttons';
import { useTranslation } from '../i18n/texts';
import { useStore } from '../hooks/use-store';
import { CurvePanel } from '../accounts/detail/curve-panel';
import styles from './dashboard.module.css';

/** Equity chart of all live accounts of a currency; starts with the currency of most accounts. */
export const TotalCurve = observer(function TotalCurve() {
  const { t } = useTranslation();
  const { currencies } = useStore(AccountsStore);
  const store = useStore(TotalCurveStore);
  const [chosenCurrency, setChosenCurrency] = useState<string>();
  const id = useId();
  useEffect(() => store.show(store.days), [store]);
  const currency = currencies.find((code) => code === chosenCurrency) ?? currencies[0];
  if (currency === undefined) return null;
  const remote = store.remote(currency);
  if (isMissing(remote)) return null;
  return (
    <section className={styles['curve']} aria-labelledby={id} data-testid="dashboard-curve">
      <div className={styles['head']}>
        <h2 id={id}>{t('account.curve.title', { currency })}</h2>
        {currencies.length > 1 && (
          <FilterButtons
            label={t('account.fact.currency')}
            choices={currencies}
            value={currency}
            nameOf={(code) => code}
            onChange={setChosenCurrency}
          />
        )}
      </div>
      <CurvePanel
        currency={currency}
        remote={remote}
        days={store.days}
        onDaysChange={(days) => store.show(days)}
        onRetry={() => store.retry()}
      />
    </section>
  );
});
