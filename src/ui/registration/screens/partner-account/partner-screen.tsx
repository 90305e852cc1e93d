import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { PartnerRegistrationStore } from '../../../../application/registration/partner-registration-store';
import { useTranslation } from '../../../i18n/texts';
import { ButtonLink } from '../../../public/button-link';
import { Outcome } from '../../../public/outcome';
import { PublicFrame } from '../../../public/public-frame';
import { useStore } from '../../../hooks/use-store';
import { PartnerForm } from './partner-form';

/** Registering a partner on the invest site (R2.1, V5). */
export const Screen = observer(function PartnerScreen() {
  const store = useStore(PartnerRegistrationStore);
  useLayoutEffect(() => store.open(), [store]);
  return (
    <PublicFrame testId="screen-register-open-partner-account" wide>
      {store.isInReview ? <InReview /> : <PartnerForm />}
    </PublicFrame>
  );
});

function InReview() {
  const { t } = useTranslation();
  return (
    <Outcome
      title={t('register.partner.reviewTitle')}
      action={<ButtonLink to="/accounts">{t('register.partner.toAccounts')}</ButtonLink>}
    >
      <p data-testid="register-in-review">{t('register.partner.review')}</p>
    </Outcome>
  );
}
