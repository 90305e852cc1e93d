import type { Calculation, Factor, Quantity, Step } from '../../../domain/market/calculation';
import { fractionDigits } from '../../../domain/kernel/numbers/decimal';
import type { NumberFormatter, RoundedFigure } from '../../i18n/number-formatter';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './working.module.css';

/** The lines of a calculation with its numbers; the name of each figure is below it. */
export function CalculationSteps({ calculation: { steps } }: { calculation: Calculation }) {
  return (
    <ol className={styles['steps']} data-testid="calculator-working">
      {steps.map((step, index) => (
        // Two lines may have a result of the same name, so the index is part of the key.
        <li key={`${step.result.term}${index}`} dir="ltr" className={styles['step']}>
          <Line step={step} />
        </li>
      ))}
    </ol>
  );
}

function Line({ step: { factors, result } }: { step: Step }) {
  const numbers = useNumbers();
  const outcome = roundResult(result, numbers);
  return (
    <>
      {factors.map((factor, index) => (
        // A line may contain two equal rates, so the index is part of the key.
        <FactorText key={`${factor.term}${index}`} factor={factor} />
      ))}
      <span className={styles['part']}>
        <span className={styles['operator']}>{outcome.isRounded ? '≈' : '='}</span>
        <Term quantity={result} figure={outcome} strong />
      </span>
    </>
  );
}

function FactorText({ factor }: { factor: Factor }) {
  const numbers = useNumbers();
  const { operator, value, unit } = factor;
  const figure =
    unit === '%' ? { text: numbers.exactPercent(value), isRounded: false } : numbers.interim(value);
  return (
    <span className={styles['part']}>
      {operator !== null && <span className={styles['operator']}>{operator}</span>}
      <Term
        quantity={factor}
        figure={unit === '%' || !figure.isRounded ? figure : { ...figure, text: `${figure.text}…` }}
      />
    </span>
  );
}

function Term({
  quantity,
  figure,
  strong = false,
}: {
  quantity: Quantity;
  figure: RoundedFigure;
  strong?: boolean;
}) {
  const { t } = useTranslation();
  const { term, unit, pair } = quantity;
  const name = pair
    ? t('calculators.term.conversion', { ...pair })
    : t([`calculators.term.${term}`, `accounts.${term}`]);
  return (
    <span className={styles['term']}>
      <span translate="no" className={strong ? styles['strong'] : undefined}>
        {figure.text}
        {unit !== undefined && unit !== '%' && <span className={styles['code']}> {unit}</span>}
      </span>{' '}
      <span dir="auto" className={styles['name']}>
        {name}
      </span>
    </span>
  );
}

/** A result: money with its currency's digits, anything else with all its digits. */
function roundResult({ value, unit }: Quantity, numbers: NumberFormatter): RoundedFigure {
  if (unit === '%') return { text: numbers.percent(value), isRounded: fractionDigits(value) > 2 };
  return unit === undefined ? numbers.interim(value) : numbers.roundedMoney(value, unit);
}
