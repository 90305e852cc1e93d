import sections from '../../components/page-sections.module.css';
import { useTranslation } from '../../i18n/texts';
import { PasswordForm } from './password-form';

/** What protects the client's sign-in. */
export function Security() {
  const { t } = useTranslation();
  return (
    <section className={sections['section']}>
      <h2>{t('profile.password')}</h2>
      <p className={sections['help']}>{t('profile.passwordHelp')}</p>
      <PasswordForm />
    </section>
  );
}
