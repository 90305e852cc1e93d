import { SupportText } from '../../components/text/support-text';
import { useTranslation } from '../../i18n/texts';
import styles from './sign-in-help.module.css';

/** The four usual reasons why a platform refuses a sign-in (V14). */
const PROBLEMS = ['invalidAccount', 'wrongPassword', 'noConnection', 'disabled'] as const;

/** Help for the sign-in at a platform. Each problem has the platform's own message as its title. */
export function SignInHelp() {
  const { t } = useTranslation();
  return (
    <section className={styles['help']} data-testid="platform-help" aria-labelledby="platform-help-title">
      <h2 id="platform-help-title">{t('platform.help.title')}</h2>
      {PROBLEMS.map((problem) => (
        <details key={problem} className={styles['problem']}>
          <summary>{t(`platform.help.${problem}.title`)}</summary>
          <p>
            <SupportText>{t(`platform.help.${problem}.text`)}</SupportText>
          </p>
        </details>
      ))}
    </section>
  );
}
