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

/** Where the client is in turning the second factor on; nothing while anything else is done with it. */
export const SetUpSteps = observer(function SetUpSteps() {
  const { t } = useTranslation();
  const { done, step } = useStore(SecondFactorStore);
  // New codes end at the same page.
  if (step === 'codes' && done !== 'turnedOn') return null;
  const current = STEPS.findIndex(([name]) => name === step);
  if (current < 0) return null;
  const steps = STEPS.map(([, key]) => t(key));
  return (
    <div className={styles['steps']}>
      <StepBar label={t('profile.secondFactor.title')} steps={steps} current={current} />
    </div>
  );
});
