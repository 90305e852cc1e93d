import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { ProofEntry } from '../../../application/session/proof-entry';
import { useTranslation } from '../../i18n/texts';
import { PasswordInput } from './password-input';
import { TextInput } from './text-input';
import { Field } from '../field';
import { FormNotice } from '../form-notice';
import styles from './proof-field.module.css';

interface ProofFieldProps {
  /** Prefix of the fields' ids. */
  name: 'money' | 'wallet' | 'account' | 'payout';
  proof: ProofEntry;
  isSending: boolean;
  onChange?: () => void;
  onPasskey: () => void;
}

/**
 * Input for the proof that the gateway requires: the code of the second factor, or a passkey if the gateway accepts one,
 * or the password of a client without a second factor.
 */
export const ProofField = observer(function ProofField({
  name,
  proof,
  isSending,
  onChange,
  onPasskey,
}: ProofFieldProps) {
  const { t } = useTranslation();
  const { canUsePasskey, deviceIssue, issue, requiredProof: needed } = proof;
  if (needed === null) return null;
  if (needed === 'password')
    return (
      <Field
        id={`${name}-password`}
        label={t('profile.passwordField.current')}
        hint={t('money.passwordHint')}
        error={issue && t(`profile.issue.current.${issue}`)}
      >
        <PasswordInput
          name="password"
          autoFocus
          autoComplete="current-password"
          value={proof.password}
          onChange={(password) => {
            proof.setPassword(password);
            onChange?.();
          }}
        />
      </Field>
    );
  return (
    <div className={styles['code']}>
      <Field
        id={`${name}-code`}
        label={t('money.code')}
        hint={t('money.codeHint')}
        error={issue && t(`money.issue.code.${issue}`)}
      >
        <TextInput
          dir="ltr"
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          value={proof.code}
          onChange={(code) => {
            proof.setCode(code);
            onChange?.();
          }}
        />
      </Field>
      {canUsePasskey && (
        <Button disabled={isSending} data-testid={`${name}-passkey`} onClick={onPasskey}>
          {t('profile.passkeys.use')}
        </Button>
      )}
      {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
    </div>
  );
});
