import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CalculatorsStore, type Pair } from '../../../application/stores/calculators-store';
import type { CalculatorKey } from '../../../domain/calculators/calculators.table';
import { useStore } from '../../use-store';
import { describedBy, InputFrame } from './input-frame';
import { NumberControl } from './number-control';
import styles from './rate-input.module.css';
import { RateText } from './rate-text';
import { useIssueText } from './use-issue-text';

/** The rate between two currencies: the gateway's, or the client's own; one that is missing is asked for. */
export const RateInput = observer(function RateInput({ calculator }: { calculator: CalculatorKey }) {
  const store = useStore(CalculatorsStore);
  const pair = store.pair(calculator);
  if (!pair) return null;
  return store.ownRate(pair) === null ? <GatewayRate pair={pair} /> : <OwnRate pair={pair} />;
});

const GatewayRate = observer(function GatewayRate({ pair }: { pair: Pair }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  return (
    <div className={styles['rate']}>
      <span className={styles['label']}>{t('calculators.field.rate')}</span>
      {store.foundRate(pair)?.map(({ rate }) => (
        <RateText key={rate.from + rate.to} rate={rate} />
      ))}
      <button type="button" className={styles['own']} onClick={() => store.setOwnRate(pair, '')}>
        {t('calculators.useOwnRate')}
      </button>
    </div>
  );
});

const OwnRate = observer(function OwnRate({ pair }: { pair: Pair }) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const issueText = useIssueText();
  const id = 'calculator-rate';
  const typed = store.ownRate(pair) ?? '';
  const issue = typed === '' ? null : store.ownRateIssue(pair);
  const hint = store.foundRate(pair) ? (
    <button type="button" onClick={() => store.setOwnRate(pair, null)}>
      {t('calculators.useGatewayRate')}
    </button>
  ) : (
    t('calculators.noRate', { ...pair })
  );
  return (
    <InputFrame
      wide
      id={id}
      label={t('calculators.field.ownRate')}
      error={issue ? issueText(issue, 'rate', typed) : undefined}
      hint={hint}
    >
      <NumberControl
        id={id}
        data-testid={id}
        before={`1 ${pair.from} =`}
        after={pair.to}
        value={typed}
        invalid={issue !== null}
        aria-describedby={describedBy(id, issue, hint)}
        onType={(text) => store.setOwnRate(pair, text)}
      />
    </InputFrame>
  );
});
