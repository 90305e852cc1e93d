import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import styles from './step-head.module.css';

interface StepHeadProps {
  title: string;
  step: number;
  /** A single step is not counted. */
  steps: number;
}

const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });
const skipFocus = () => undefined;

/** The heading of a step, with "step 2 of 3". Steps after the first get the focus, so that they are read out. */
export function StepHead({ title, step, steps }: StepHeadProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  return (
    <header className={styles['head']}>
      {steps > 1 && (
        <p className={styles['count']}>
          {t('register.step', { step: numbers.integer(step), steps: numbers.integer(steps) })}
          <span className={styles['bars']} aria-hidden="true">
            {Array.from({ length: steps }, (_, index) => (
              <span key={index} data-done={index < step} />
            ))}
          </span>
        </p>
      )}
      <h1 tabIndex={-1} ref={step > 1 ? focus : skipFocus}>
        {title}
      </h1>
    </header>
  );
}
