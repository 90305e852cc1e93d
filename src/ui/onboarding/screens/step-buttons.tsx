import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import { ApplicationStore } from '../../../application/onboarding/application-store';
import { SubmitButton } from '../../forms/antd/submit-button';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './application.module.css';

/** The buttons of a step: continue, back, and finish later with everything saved. */
export const StepButtons = observer(function StepButtons({ submitLabel }: { submitLabel?: string }) {
  const { t } = useTranslation();
  const store = useStore(ApplicationStore);
  return (
    <div className={styles['bar']}>
      <SubmitButton testId="application-continue" sending={store.submission.isSending}>
        {submitLabel ?? t('openAccount.continue')}
      </SubmitButton>
      {store.stepIndex > 0 && (
        <Button size="large" data-testid="application-back" onClick={() => void store.goToPreviousStep()}>
          {t('money.back')}
        </Button>
      )}
      <Button
        size="large"
        type="text"
        className={styles['later'] ?? ''}
        data-testid="application-later"
        onClick={() => void store.finishLater()}
      >
        {t('openAccount.later')}
      </Button>
    </div>
  );
});
