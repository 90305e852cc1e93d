import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CopyFormStore } from '../../../application/social/copy-form-store';
import { RehearsalStore } from '../../../application/social/rehearsal-store';
import { SubmitForm } from '../../forms/submit-form';
import { UnsentText } from '../../forms/unsent-text';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';
import { CopyProblem } from '../copies/copy-problem';
import { CopyRehearsal } from '../rehearsal/copy-rehearsal';
import { CopyConsents, CopyRules } from './copy-consents';
import { CopyOverlapNotice } from './copy-overlap-notice';
import { CopySettings } from './copy-settings';
import { StartButton } from './start-button';
import { StepwiseStart } from './stepwise-start';
import { useIsStepwise } from './start-steps';
import styles from './start.module.css';

/** Settings, rehearsal and consents of a copy: beside each other, or one step after another. */
export const StartForm = observer(function StartForm() {
  const rehearsal = useStore(RehearsalStore);
  useEffect(() => rehearsal.follow(), [rehearsal]);
  return useIsStepwise() ? <StepwiseStart /> : <WideForm />;
});

const WideForm = observer(function WideForm() {
  const { t } = useTranslation();
  const store = useStore(CopyFormStore);
  const { amountIssue, areConsentsChecked, submission } = store;
  return (
    <div className={styles['columns']}>
      <SubmitForm
        testId="copy-form"
        issues={{
          amount: amountIssue,
          stop: store.isStopWrong ? true : undefined,
          consents: areConsentsChecked && !store.areConsentsGiven ? true : undefined,
        }}
        unsentText={<UnsentText hasText={() => store.hasUnsentText} />}
        onSubmit={() => void store.submit()}
      >
        {submission.problem && <CopyProblem problem={submission.problem} />}
        <CopySettings />
        <CopyConsents title={<h2>{t('social.start.consents')}</h2>} />
        <div className={styles['buttons']}>
          <StartButton />
        </div>
        <p className={styles['quiet']}>{t('social.start.once')}</p>
      </SubmitForm>
      <div>
        <CopyRehearsal title={<h2>{t('social.rehearsal.title')}</h2>} />
        <CopyOverlapNotice overlap={store.overlap} />
        <CopyRules />
      </div>
    </div>
  );
});
