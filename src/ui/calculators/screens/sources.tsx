import { observer } from 'mobx-react-lite';
import { CalculatorsStore, type Outcome } from '../../../application/calculators/calculators-store';
import { CALCULATORS, type CalculatorKey } from '../../../domain/calculators/calculators.table';
import { Sentence } from '../../components/text/sentence';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { RateText } from './rate-text';
import { SourceText } from './source-text';
import { Verbatim } from '../../components/text/verbatim';
import styles from './sources.module.css';

interface SourcesProps {
  calculator: CalculatorKey;
  outcome: Extract<Outcome, { kind: 'answer' }>;
}

/** The sources and times of the figures in an answer, including the client's own. */
export const Sources = observer(function Sources({
  calculator,
  outcome: { conversion, nights },
}: SourcesProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { instrument, isOwn } = useInstrument(calculator);
  return (
    <ul className={styles['sources']} aria-label={t('calculators.sources')}>
      {instrument && (
        <li>
          <Sentence
            textKey={isOwn ? 'calculators.ownFigures' : 'calculators.sentFigures'}
            parts={{
              symbol: <Verbatim>{instrument.symbol}</Verbatim>,
              source: <SourceText figure={instrument} />,
            }}
          />
        </li>
      )}
      {conversion.map(({ rate, isClientRate }) => (
        <li key={rate.from + rate.to}>
          {isClientRate ? (
            <>
              <Verbatim>
                1 {rate.from} = {numbers.exact(rate.rate)} {rate.to}
              </Verbatim>{' '}
              <span>{t('calculators.ownRate')}</span>
            </>
          ) : (
            <RateText rate={rate} />
          )}
        </li>
      ))}
      {CALCULATORS[calculator].includes('nights') && (
        <li>{t('calculators.chargedNights', { count: nights, number: numbers.integer(nights) })}</li>
      )}
    </ul>
  );
});

/** The symbol of a calculator, and `isOwn` if the client changed one of its figures. */
function useInstrument(calculator: CalculatorKey) {
  const store = useStore(CalculatorsStore);
  const fields = CALCULATORS[calculator];
  const numbers = (['price', 'openPrice', 'swapPoints', 'swapPercent'] as const).filter((field) =>
    fields.includes(field),
  );
  return {
    instrument: fields.includes('symbol') ? store.instrument : undefined,
    isOwn: numbers.some((field) => store.isOverridden(field)),
  };
}
