import { observer } from 'mobx-react-lite';
import { CalculatorsStore } from '../../../application/calculators/calculators-store';
import type { CurrencyPair } from '../../../application/calculators/conversion-rates';
import type { CalculatorKey } from '../../../domain/calculators/calculators.table';
import { NumberInput } from '../../forms/antd/number-input';
import { Field } from '../../forms/field';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { InlineButton } from './inline-button';
import styles from './rate-field.module.css';
import { RateText } from './rate-text';
import { useIssueText } from './use-issue-text';

/** The rate between two currencies: the gateway's or the client's own. If it is missing, the client types one. */
export const RateField = observer(function RateField({ calculator }: { calculator: CalculatorKey }) {
  const store = useStore(CalculatorsStore);
  const pair = store.pair(calculator);
  if (!pair) return null;
  return store.rates.ownRateText(pair) === null ? <GatewayRate pair={pair} /> : <OwnRate pair={pair} />;
});

const GatewayRate = observer(function GatewayRate({ pair }: { pair: CurrencyPair }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <div className={styles['rate']}>
      <span className={styles['label']}>{t('calculators.field.rate')}</span>
      {store.rates.gatewayRate(pair)?.map(({ rate }) => (
        <RateText key={rate.from + rate.to} rate={rate} />
      ))}
      <InlineButton onClick={() => store.rates.setOwnRate(pair, '')}>
        {t('calculators.useOwnRate')}
      </InlineButton>
    </div>
  );
});

const OwnRate = observer(function OwnRate({ pair }: { pair: CurrencyPair }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const issueText = useIssueText();
  const ownText = store.rates.ownRateText(pair) ?? '';
  const issue = ownText === '' ? null : store.rates.ownRateIssue(pair);
  const hint = store.rates.gatewayRate(pair) ? (
    <InlineButton onClick={() => store.rates.setOwnRate(pair, null)}>
      {t('calculators.useGatewayRate')}
    </InlineButton>
  ) : (
    t('calculators.noRate', { ...pair })
  );
  return (
    <Field
      wide
      id="calculator-rate"
      label={t('calculators.field.ownRate')}
      error={issue ? issueText(issue, 'rate', ownText) : undefined}
      hint={hint}
    >
      <NumberInput
        prefix={`1 ${pair.from} =`}
        suffix={pair.to}
        value={ownText}
        readings={issue && 'readings' in issue ? issue.readings : undefined}
        onChange={(text) => store.rates.setOwnRate(pair, text)}
      />
    </Field>
  );
});
