import type { ReactNode } from 'react';
import line from '../../components/dot-line.module.css';
import { useTranslation } from '../../i18n/texts';

interface NextStep {
  /** Time of the step. */
  readonly time: ReactNode;
  readonly text: ReactNode;
}

interface NextStepListProps {
  /** Steps in order; the first is the current one. */
  steps: readonly NextStep[];
  children?: ReactNode;
}

/** The steps after the submit, as a timeline. */
export function NextStepList({ steps, children }: NextStepListProps) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('money.next.title')}</h2>
      <ol className={line['line']}>
        {steps.map(({ time, text }, index) => (
          <li key={index} className={index === 0 ? line['info'] : undefined}>
            <b>{time}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
