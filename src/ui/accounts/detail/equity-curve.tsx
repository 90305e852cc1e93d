import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { EquityCurveStore } from '../../../application/accounts/equity-curve-store';
import type { Account } from '../../../domain/accounts/account';
import { useTranslation } from '../../i18n/texts';
import { useFeature } from '../../router/use-feature';
import { useStore } from '../../hooks/use-store';
import { CurvePanel } from './curve-panel';
import styles from './equity-curve.module.css';

/** Equity of an account at the end of each day, as a curve or as a table. */
export const EquityCurve = observer(function EquityCurve({ account }: { account: Account }) {
  const { t } = useTranslation();
  const isLoaded = useFeature('account');
  return (
    <section className={styles['curve']} aria-labelledby="equity-curve" data-testid="equity-curve">
      <h2 id="equity-curve">{t('account.curve.title', { currency: account.currency })}</h2>
      {isLoaded ? <LoadedCurve account={account} /> : <div className={styles['waiting']} />}
    </section>
  );
});

const LoadedCurve = observer(function LoadedCurve({ account: { login, currency } }: { account: Account }) {
  const store = useStore(EquityCurveStore);
  useEffect(() => store.open(login), [store, login]);
  return (
    <CurvePanel
      currency={currency}
      remote={store.remote}
      days={store.days}
      onDaysChange={(days) => store.show(days)}
      onRetry={() => store.retry()}
    />
  );
});
