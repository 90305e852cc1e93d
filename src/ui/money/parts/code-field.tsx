import Button from 'antd/es/button';
import { observer } from 'mobx-react-lite';
import type { OrderSending } from '../../../application/money/order-sending';
import { TextInput } from '../../forms/antd/text-input';
import { Field } from '../../forms/field';
import { FormNotice } from '../../forms/form-notice';
import { useTranslation } from '../../i18n/texts';
import styles from './money-page.module.css';

interface CodeFieldProps {
  sending: OrderSending;
  /** Sends the order with a passkey in place of the code. */
  onPasskey: () => void;
}

/** Input for the code of the second factor if the gateway requires it, or a passkey if the gateway accepts one. */
export const CodeField = observer(function CodeField({ sending, onPasskey }: CodeFieldProps) {
  const { t } = useTranslation();
  const { canUsePasskey, codeIssue, deviceIssue, isCodeNeeded } = sending;
  if (!isCodeNeeded) return null;
  return (
    <div className={styles['code']}>
      <Field
        id="money-code"
        label={t('money.code')}
        hint={t('money.codeHint')}
        error={codeIssue && t(`money.issue.code.${codeIssue}`)}
      >
        <TextInput
          dir="ltr"
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          value={sending.code}
          onChange={(code) => sending.setCode(code)}
        />
      </Field>
      {canUsePasskey && (
        <Button disabled={sending.isSending} data-testid="money-passkey" onClick={onPasskey}>
          {t('profile.passkeys.use')}
        </Button>
      )}
      {deviceIssue && <FormNotice tone="error">{t(`profile.passkeys.issue.${deviceIssue}`)}</FormNotice>}
    </div>
  );
});
