import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { SecondFactorStore, type SecondFactorStep } from '../../../application/session/second-factor-store';
import sections from '../../components/page/page-sections.module.css';
import { SubmitButton } from '../../forms/antd/submit-button';
import { FormNotice, FormProblemNotice } from '../../forms/form-notice';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { EndOthersBox } from './end-others-box';
import { ProofFields } from './proof-fields';
import { ScanCode } from './scan-code';

type FormStep = Exclude<SecondFactorStep, 'codes'>;

/** The proof that each step requires, and the text of its button. */
const STEPS: Readonly<Record<FormStep, { password: boolean; code: 'app' | 'any' | null; submit: string }>> = {
  password: { password: true, code: null, submit: 'continue' },
  scan: { password: false, code: 'app', submit: 'turnOn' },
  turnOff: { password: true, code: 'any', submit: 'turnOff' },
  newCodes: { password: true, code: 'any', submit: 'newCodes' },
};

/** One step of setting the second factor up, or of changing it. */
export const SecondFactorForm = observer(function SecondFactorForm({ step }: { step: FormStep }) {
  const { t } = useTranslation();
  const store = useStore(SecondFactorStore);
  const { canSign, deviceIssue, issues, needsFactor, submission } = store;
  const { code, password, submit } = STEPS[step];
  return (
    <SubmitForm
      key={step}
      issues={issues}
      testId="second-factor-form"
      unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
      className={sections['form']}
      onSubmit={() => void store.submit()}
    >
      {submission.problem && <FormProblemNotice problem={submission.problem} />}
      {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
      {step === 'scan' && <ScanCode />}
      <ProofFields
        name="second-factor"
        store={store}
        password={password}
        code={step === 'password' && needsFactor ? 'any' : code}
      />
      {step !== 'password' && <EndOthersBox name="second-factor" store={store} />}
      <div className={sections['line']}>
        <SubmitButton testId="second-factor-submit" sending={submission.isSending}>
          {t(`profile.secondFactor.${submit}`)}
        </SubmitButton>
        {canSign && (
          <Button
            size="large"
            disabled={submission.isSending}
            data-testid="second-factor-sign"
            onClick={() => void store.submit('passkey')}
          >
            {t('profile.passkeys.use')}
          </Button>
        )}
        <Button type="text" size="large" data-testid="second-factor-cancel" onClick={() => store.leave()}>
          {t('profile.secondFactor.cancel')}
        </Button>
      </div>
    </SubmitForm>
  );
});
