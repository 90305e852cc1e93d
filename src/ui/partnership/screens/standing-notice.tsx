import { observer } from 'mobx-react-lite';
import { PartnershipStore } from '../../../application/partnership/partnership-store';
import { partnerPage, type PartnerTab } from '../../../domain/partnership/partner-tabs';
import { Link } from 'react-router-dom';
import { FormNotice } from '../../forms/form-notice';
import { useStore } from '../../hooks/use-store';
import { useTranslation } from '../../i18n/texts';

/** That a partnership is paused or has ended, with the way to the agreement, which says so itself. */
export const StandingNotice = observer(function StandingNotice({ tab }: { tab: PartnerTab }) {
  const { t } = useTranslation();
  const { latest } = useStore(PartnershipStore);
  const state = latest?.state;
  if (tab === 'agreement' || (state !== 'paused' && state !== 'ended')) return null;
  return (
    <FormNotice tone="warning" testId="partnership-standing">
      {t(`agreement.${state}`)} <Link to={partnerPage('agreement', {})}>{t('agreement.title')}</Link>
    </FormNotice>
  );
});
