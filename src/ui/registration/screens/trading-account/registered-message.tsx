import { useTranslation } from '../../../i18n/texts';
import { Outcome } from '../../../public/outcome';

/** Shown on sites without an account area, and on other sites until the accounts appear. */
export function RegisteredMessage() {
  const { t } = useTranslation();
  return (
    <Outcome title={t('register.done.title')} action={null}>
      <p data-testid="register-done">{t('register.done.help')}</p>
    </Outcome>
  );
}
