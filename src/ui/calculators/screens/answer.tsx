import { observer } from 'mobx-react-lite';
import { CalculatorsStore, type Outcome } from '../../../application/calculators/calculators-store';
import type { CalculatorKey } from '../../../domain/calculators/calculators.table';
import type { Calculation } from '../../../domain/market/calculation';
import { CalculationSteps } from '../../components/figures/calculation-steps';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './answer.module.css';
import { AnswerActions } from './answer-actions';
import { Sources } from './sources';
import { Verbatim } from '../../components/text/verbatim';

/** The result, its calculation, and the source and time of its figures. */
export const CalculatorAnswer = observer(function CalculatorAnswer({
  calculator,
}: {
  calculator: CalculatorKey;
}) {
  const { t } = useTranslation();
  const store = useStore(CalculatorsStore);
  const outcome = store.outcome(calculator);
  return (
    <section
      className={styles['answer']}
      aria-label={t('calculators.result')}
      data-testid="calculator-answer"
    >
      <div aria-live="polite">
        {outcome.kind === 'answer' ? (
          <Figure calculation={outcome.calculation} />
        ) : (
          <MissingFields outcome={outcome} />
        )}
      </div>
      {outcome.kind === 'answer' && (
        <>
          <h3>{t('calculators.working')}</h3>
          <CalculationSteps calculation={outcome.calculation} />
          <Sources calculator={calculator} outcome={outcome} />
        </>
      )}
      <p className={styles['note']}>{t('calculators.estimate')}</p>
      <AnswerActions calculator={calculator} />
    </section>
  );
});

function Figure({ calculation: { result, roundedDownTo } }: { calculation: Calculation }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { term, value, unit } = result;
  const isZero = Number(value) === 0;
  return (
    <>
      <p className={styles['caption']}>{t(`calculators.caption.${term}`)}</p>
      <p className={styles['figure']}>
        <Verbatim data-testid="calculator-result">
          {unit !== undefined && <span className={styles['code']}>{unit} </span>}
          {unit === undefined ? numbers.exact(value) : numbers.roundedMoney(value, unit).text}
        </Verbatim>
      </p>
      {roundedDownTo !== undefined && (
        <p className={styles['meaning']}>
          {t(isZero ? 'calculators.tooSmall' : 'calculators.roundedDown', {
            step: numbers.exact(roundedDownTo),
          })}
        </p>
      )}
      {(term === 'swap' || term === 'profit') && !isZero && (
        <p className={styles['meaning']}>
          {t(`calculators.meaning.${term}.${value.startsWith('-') ? 'negative' : 'positive'}`)}
        </p>
      )}
    </>
  );
}

function MissingFields({ outcome: { fields } }: { outcome: Extract<Outcome, { kind: 'incomplete' }> }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['caption']}>{t('calculators.incomplete')}</p>
      <ul className={styles['missing']}>
        {fields.map((field) => (
          <li key={field}>{t(`calculators.field.${field}`)}</li>
        ))}
      </ul>
    </>
  );
}
