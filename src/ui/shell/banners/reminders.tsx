import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import type { ReAssessment } from '../../../domain/client/user-setting';
import { reassessmentPath } from '../../../domain/reminder/reminders';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Banner, bannerAction, bannerStack } from '../../components/panels/banner';
import { useDueDate } from './use-due-date';

/**
 * What the shell reminds clients of, above each page: re-assessments and the verification (R2.7). A line that is not
 * due yet holds its room, so that the page does not jump when it comes.
 */
export const Reminders = observer(function Reminders() {
  const { coming, alerts, verifyBanner } = useStore(ReminderStore);
  return (
    <div className={bannerStack}>
      {coming.alerts.map((item) => (
        <ReassessmentAlert key={item.typeId} item={item} held={!alerts.includes(item)} />
      ))}
      {coming.verifyBanner && <VerifyBanner held={!verifyBanner} />}
    </div>
  );
});

function ReassessmentAlert({ item, held }: { item: ReAssessment; held: boolean }) {
  const { t } = useTranslation();
  const date = useDueDate(item.finishDate);
  const phone = useIsPhone();
  const title = useId();
  const size = phone ? 'Short' : '';
  return (
    <Banner
      tone="error"
      testId={`reassessment-alert-${item.typeId}`}
      held={held}
      title={
        <span id={title}>
          {t(`reminder.alert.${date === undefined ? 'undated' : 'dated'}${size}`, { date })}
        </span>
      }
      action={
        <Link to={reassessmentPath(item.typeId)} className={bannerAction} aria-describedby={title}>
          {t('reminder.proceed')}
        </Link>
      }
    >
      {t(`reminder.alert.help${date === undefined ? 'Undated' : size}`)}
    </Banner>
  );
}

function VerifyBanner({ held }: { held: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      testId="verify-banner"
      held={held}
      title={t('reminder.verify.title')}
      action={
        <Link to="/open-investment-account" className={bannerAction}>
          {t('reminder.proceed')}
        </Link>
      }
    >
      {t('reminder.verify.help')}
    </Banner>
  );
}
