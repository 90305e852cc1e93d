import { useTranslation } from '../../../i18n/texts';
import { Outcome } from '../../../public/outcome';

/** Shown where this site has no account area, and for the moment before the accounts appear. */
export function Registered() {
  const { t } = useTranslation();
  return (
    <Outcome title={t('register.done.title')} action={null}>
      <p data-testid="register-done">{t('register.done.help')}</p>
    </Outcome>
  );
}
