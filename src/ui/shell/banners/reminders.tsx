import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ReminderStore } from '../../../application/reminder/reminder-store';
import type { ReAssessment } from '../../../domain/client/user-setting';
import { reassessmentPath } from '../../../domain/reminder/resolve-reminders';
import { useIsPhone } from '../../hooks/use-media-query';
import { useTranslation } from '../../i18n/texts';
import { useStore } from '../../hooks/use-store';
import { Banner, bannerAction, bannerStack } from '../../components/panels/banner';
import { reassessmentTexts } from './reassessment-texts';
import { useDueDate } from './use-due-date';

/**
 * Reminders above each page: re-assessments and the verification (R2.7). While the client's setting is read again, the
 * space of the verification's line is reserved, so that the page does not jump when it is visible again. They are
 * rendered with the page, and become alerts after the shell's first two seconds (D5 "first-load flag").
 */
export const Reminders = observer(function Reminders() {
  const { expectedLines, isFirstLoad, verifyBanner } = useStore(ReminderStore);
  return (
    <div className={bannerStack} data-paper="off">
      {expectedLines.alerts.map((item) => (
        <ReassessmentAlert key={item.typeId} item={item} isQuiet={isFirstLoad} />
      ))}
      {expectedLines.verifyBanner && <VerifyBanner isPlaceholder={!verifyBanner} isQuiet={isFirstLoad} />}
    </div>
  );
});

function ReassessmentAlert({ item, isQuiet }: { item: ReAssessment; isQuiet: boolean }) {
  const { t } = useTranslation();
  const date = useDueDate(item.finishDate);
  const isPhone = useIsPhone();
  const titleId = useId();
  const { title, help } = reassessmentTexts(date !== undefined, isPhone);
  return (
    <Banner
      tone="error"
      testId={`reassessment-alert-${item.typeId}`}
      isQuiet={isQuiet}
      title={<span id={titleId}>{t(title, { date })}</span>}
      action={
        <Link to={reassessmentPath(item.typeId)} className={bannerAction} aria-describedby={titleId}>
          {t('reminder.proceed')}
        </Link>
      }
    >
      {t(help)}
    </Banner>
  );
}

function VerifyBanner({ isPlaceholder, isQuiet }: { isPlaceholder: boolean; isQuiet: boolean }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      testId="verify-banner"
      isPlaceholder={isPlaceholder}
      isQuiet={isQuiet}
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
