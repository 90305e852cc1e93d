import Steps from 'antd/es/steps';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './step-bar.module.css';
import { stepIcon } from './step-icon';

interface StepBarProps {
  label: string;
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** The client's position in a few steps; phones show only the numbers. */
export function StepBar({ label, steps, current }: StepBarProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const step = numbers.integer(current + 1);
  return (
    <>
      <div role="list" aria-label={label} className={styles['steps']}>
        <Steps
          size="small"
          responsive={false}
          iconRender={stepIcon}
          current={current}
          items={steps.map((title, index) => ({
            title,
            role: 'listitem',
            'aria-current': index === current ? 'step' : undefined,
          }))}
        />
      </div>
      <p className={styles['count']}>{t('register.step', { step, steps: numbers.integer(steps.length) })}</p>
    </>
  );
}
