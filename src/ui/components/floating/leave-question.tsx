import Button from 'antd/es/button';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { Dialog } from './dialog';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

/** Texts of the question where it is not about typed text. */
export interface LossTexts {
  readonly help?: string;
  readonly stay?: string;
}

/** The question to a client who leaves a form with text that is not stored. */
export function LeaveQuestion({ help, stay }: LossTexts) {
  const { t } = useTranslation();
  const forms = useStore(UnsentForms);
  return (
    <Dialog
      testId="leave-question"
      title={t('leave.title')}
      onCancel={() => forms.stay()}
      actions={
        <>
          <Button data-testid="leave-confirm" onClick={() => forms.confirm()}>
            {t('leave.confirm')}
          </Button>
          <Button type="primary" autoFocus data-testid="leave-stay" onClick={() => forms.stay()}>
            {stay ?? t('leave.stay')}
          </Button>
        </>
      }
    >
      {help ?? t('leave.help')}
    </Dialog>
  );
}
