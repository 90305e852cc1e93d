import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ApplicationStore } from '../../../application/stores/application-store';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../use-store';
import styles from './application.module.css';

interface StepHeadingProps {
  title: string;
  /** About how long it takes. */
  minutes?: number | undefined;
  children: ReactNode;
}

/** What the step is about, which one it is, and how long it takes. */
export const StepHeading = observer(function StepHeading({ title, minutes, children }: StepHeadingProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const { place, steps } = useStore(ApplicationStore);
  return (
    <header className={styles['heading']}>
      <h2 tabIndex={-1}>
        <bdi>{title}</bdi>
      </h2>
      <p className={styles['quietText']}>
        {t('openAccount.step', { step: numbers.integer(place + 1), of: numbers.integer(steps.length) })}
        {minutes !== undefined && ` · ${t('openAccount.minutes', { minutes: numbers.integer(minutes) })}`}
      </p>
      {children && <p>{children}</p>}
    </header>
  );
});
