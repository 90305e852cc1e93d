import { observer } from 'mobx-react-lite';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { partnerPage, type PartnerTab } from '../../../domain/partnership/partner-tabs';
import { Link } from 'react-router-dom';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

const TEXTS = Object.freeze({
  question: 'agreement.askedTitle',
  pause: 'agreement.halted',
  agreement: 'agreement.paused',
  end: 'agreement.ended',
} as const);

/**
 * A notice that a partnership is paused or has ended, or that a person has a question about an application, with a link
 * to the agreement, which has its own notice.
 */
export const StandingNotice = observer(function StandingNotice({ tab }: { tab: PartnerTab }) {
  const { t } = useTranslation();
  const { latest } = useStore(PartnershipStore);
  const reason = latest?.reasons.find((name) => Object.hasOwn(TEXTS, name)) as keyof typeof TEXTS | undefined;
  if (tab === 'agreement' || reason === undefined) return null;
  return (
    <FormNotice tone="warning" testId="partnership-standing">
      {t(TEXTS[reason])} <Link to={partnerPage('agreement', {})}>{t('agreement.title')}</Link>
    </FormNotice>
  );
});
