import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import styles from './step-bar.module.css';

interface StepBarProps {
  label: string;
  /** Their names, in order. */
  steps: readonly string[];
  /** From 0. */
  current: number;
}

/** Where the client is on a short way; a phone has room for how many there are alone. */
export function StepBar({ label, steps, current }: StepBarProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const step = numbers.integer(current + 1);
  return (
    <>
      <ol className={styles['steps']} aria-label={label}>
        {steps.map((name, place) => (
          <li key={name} aria-current={place === current ? 'step' : undefined}>
            {place < current && <CheckOutlined aria-hidden />}
            {numbers.integer(place + 1)} {name}
          </li>
        ))}
      </ol>
      <p className={styles['count']}>{t('register.step', { step, steps: numbers.integer(steps.length) })}</p>
    </>
  );
}
