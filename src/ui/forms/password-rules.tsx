import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined';
import MinusOutlined from '@ant-design/icons-svg/es/asn/MinusOutlined';
import {
  passwordStrength,
  type PasswordRules as Rules,
  type PasswordCheck,
} from '../../domain/session/password-rules';
import { Icon } from '../components/icon';
import { VisuallyHidden } from '../components/visually-hidden';
import { useNumbers } from '../i18n/numbers';
import { useTranslation } from '../i18n/texts';
import styles from './password-rules.module.css';

interface PasswordRulesProps {
  password: string;
  rules: Rules;
  verdicts: readonly PasswordCheck[];
}

/** The rules of a new password, checked while the client types, and its strength. */
export function PasswordRules({ password, rules, verdicts }: PasswordRulesProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const lengths = { min: numbers.integer(rules.minLength), max: numbers.integer(rules.maxLength) };
  const strength = passwordStrength(password);
  return (
    <div className={styles['rules']}>
      <ul>
        {verdicts.map(({ rule, isMet }) => (
          <li key={rule} className={isMet ? styles['met'] : undefined}>
            <Icon icon={isMet ? CheckOutlined : MinusOutlined} />
            <span>
              {t(`password.rule.${rule}`, lengths)}
              {isMet && <VisuallyHidden> {t('password.kept')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles['strength']} role="status">
        {strength > 0 && (
          <>
            <span className={styles['bar']} data-strength={strength} aria-hidden="true" />
            {t(`password.strength.${strength}`)}
          </>
        )}
      </p>
    </div>
  );
}
