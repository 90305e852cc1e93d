import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { GatewayText } from '../../components/text/gateway-text';
import { useIsPhone } from '../../hooks/use-media-query';
import { useNumbers } from '../../i18n/numbers';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';
import { PhoneSteps } from './phone-steps';

interface StepHeadingProps {
  title: string;
  /** The estimated duration. */
  minutes?: number | undefined;
  children: ReactNode;
}

/** The title of a step, with its number and its duration. */
export const StepHeading = observer(function StepHeading({ title, minutes, children }: StepHeadingProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const isPhone = useIsPhone();
  const { stepIndex, steps } = useStore(ApplicationStore);
  const step = t('openAccount.step', {
    step: numbers.integer(stepIndex + 1),
    of: numbers.integer(steps.length),
  });
  const heading = (
    <h2 tabIndex={-1}>
      <GatewayText culture={null}>{title}</GatewayText>
    </h2>
  );
  return (
    <header className={styles['heading']}>
      {isPhone ? <PhoneSteps label={step}>{heading}</PhoneSteps> : heading}
      <p className={styles['quietText']}>
        {[
          !isPhone && step,
          minutes !== undefined && t('openAccount.minutes', { minutes: numbers.integer(minutes) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {children && <p>{children}</p>}
    </header>
  );
});
