import { useTranslation } from '../../i18n/texts';
import { Outcome } from '../../public/outcome';

/** Shown where the accounts can't be reached from here, and for the moment until they are. */
export function Registered() {
  const { t } = useTranslation();
  return (
    <Outcome title={t('register.done.title')} action={null}>
      <p data-testid="register-done">{t('register.done.help')}</p>
    </Outcome>
  );
}
