import Steps from 'antd/es/steps';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import styles from './step-bar.module.css';
import { stepIcon } from './step-icon';

interface StepBarProps {
  label: string;
  /** Their names, in order. */
  steps: readonly string[];
  /** From 0. */
  current: number;
}

/** Where the client is in a few steps; a phone only has room for their number. */
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
          items={steps.map((title, place) => ({
            title,
            role: 'listitem',
            'aria-current': place === current ? 'step' : undefined,
          }))}
        />
      </div>
      <p className={styles['count']}>{t('register.step', { step, steps: numbers.integer(steps.length) })}</p>
    </>
  );
}
