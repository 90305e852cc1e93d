import { observer } from 'mobx-react-lite';
import { SecondFactorStore } from '../../../application/session/second-factor-store';
import { StepBar } from '../../forms/antd/step-bar';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './scan-code.module.css';

/** The steps in order, each with its name. */
const STEPS = [
  ['password', 'profile.password'],
  ['scan', 'profile.secondFactor.app'],
  ['codes', 'profile.secondFactor.codes'],
] as const;

/** The progress of turning the second factor on. Nothing is shown for other changes. */
export const SetUpSteps = observer(function SetUpSteps() {
  const { t } = useTranslation();
  const { completedStep, step } = useStore(SecondFactorStore);
  // New recovery codes end with the same step.
  if (step === 'codes' && completedStep !== 'turnedOn') return null;
  const current = STEPS.findIndex(([name]) => name === step);
  if (current < 0) return null;
  const steps = STEPS.map(([, key]) => t(key));
  return (
    <div className={styles['steps']}>
      <StepBar label={t('profile.secondFactor.title')} steps={steps} current={current} />
    </div>
  );
});
