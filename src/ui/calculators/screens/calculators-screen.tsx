import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CalculatorAccountStore } from '../../../application/calculators/calculator-account-store';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import {
  calculatorOf,
  CALCULATOR_KEYS,
  type CalculatorKey,
} from '../../../domain/calculators/calculators.table';
import { readSharedState } from '../../../domain/calculators/shared-state';
import { PageHead } from '../../components/page/page-head';
import { RemotePanel } from '../../components/panels/remote-panel';
import { SectionNav } from '../../components/page/section-nav';
import { SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { CalculatorAnswer } from './answer';
import { CalculatorForm } from './calculator-form';
import styles from './calculators-screen.module.css';
import { RefreshPrices } from './refresh-prices';
import { StalePrices } from './stale-prices';
import { CalculatorSkeleton } from './calculator-skeleton';

/** The calculators (V16); the address names the current one. */
export const Screen = observer(function CalculatorsScreen() {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const account = useStore(CalculatorAccountStore);
  const [parameters] = useSearchParams();
  const calculator = calculatorOf(parameters.get('calculator'));
  // A link only sets the initial values; afterwards the fields are independent of it.
  const initialParameters = useRef(parameters);
  useEffect(() => {
    const sharedState = readSharedState((name) => initialParameters.current.get(name));
    store.open(sharedState);
    account.open(initialParameters.current.get('account'), !sharedState.fields.has('accountCurrency'));
  }, [store, account]);

  const sections = CALCULATOR_KEYS.map((key) => ({
    key,
    label: t(`calculators.name.${key}`),
    to: `?calculator=${key}`,
  }));
  return (
    <div data-testid="screen-calculators">
      <PageHead title={t('calculators.title')} actions={<RefreshPrices />} />
      <div className={styles['layout']}>
        <SectionNav label={t('calculators.title')} sections={sections} current={calculator} />
        <RemotePanel
          remote={store.remote}
          onRetry={() => store.retry()}
          failedTitle={t('calculators.failed')}
          failedHelp={t('calculators.failedHelp')}
          skeleton={<CalculatorSkeleton calculator={calculator} />}
        >
          {(_, ready) => (
            <div>
              {ready.error && <StalePrices error={ready.error} />}
              {store.instrument ? (
                <Calculator calculator={calculator} />
              ) : (
                <p>
                  <SupportText>{t('calculators.noSymbols')}</SupportText>
                </p>
              )}
            </div>
          )}
        </RemotePanel>
      </div>
    </div>
  );
});

function Calculator({ calculator }: { calculator: CalculatorKey }) {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t(`calculators.name.${calculator}`)}</h2>
      <p className={styles['purpose']}>{t(`calculators.purpose.${calculator}`)}</p>
      <div className={styles['columns']}>
        <CalculatorForm key={calculator} calculator={calculator} />
        <CalculatorAnswer calculator={calculator} />
      </div>
    </>
  );
}
