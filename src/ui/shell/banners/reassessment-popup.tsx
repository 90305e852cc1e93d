import Button from 'antd/es/button';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import type { ReAssessment } from '../../../domain/client/user-setting';
import { Dialog } from '../../components/floating/dialog';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import styles from './reassessment-popup.module.css';
import { useDueDate } from './use-due-date';

/** Opens once for each re-assessment that requires it (R2.7). */
export function ReassessmentPopup({ item }: { item: ReAssessment }) {
  const { t } = useTranslation();
  const reminders = useStore(ReminderStore);
  const date = useDueDate(item.finishDate);
  return (
    <Dialog
      closable
      title={t('reminder.popup.title')}
      testId={`reassessment-popup-${item.typeId}`}
      onCancel={() => reminders.closePopup()}
      actions={
        <Button type="primary" onClick={() => reminders.updateToday()}>
          {t('reminder.popup.updateToday')}
        </Button>
      }
    >
      <div className={styles['paragraphs']}>
        <p>{t('reminder.popup.why')}</p>
        <p>{t('reminder.popup.what')}</p>
        <p>{t('reminder.popup.effort')}</p>
        <p>{date === undefined ? t('reminder.popup.untilUndated') : t('reminder.popup.until', { date })}</p>
      </div>
    </Dialog>
  );
}
