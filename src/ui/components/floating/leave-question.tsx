import Button from 'antd/es/button';
import { UnsentForms } from '../../../application/kernel/unsent-forms';
import { Dialog } from './dialog';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

/** Asks a client who leaves a form with text that is not stored. */
export function LeaveQuestion() {
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
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      {t('leave.help')}
    </Dialog>
  );
}
