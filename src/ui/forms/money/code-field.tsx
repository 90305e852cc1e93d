import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderSending } from '../../../application/stores/order-sending';
import { TextInput } from '../antd/text-input';
import { Field } from '../field';
import { useTranslation } from '../../i18n/texts';
import styles from './money-page.module.css';

interface CodeFieldProps {
  sending: OrderSending;
  /** What else proves it. */
  children?: ReactNode;
}

/** The code of the second factor, once the gateway wants one. */
export const CodeField = observer(function CodeField({ sending, children }: CodeFieldProps) {
  const { t } = useTranslation();
  if (!sending.asksCode) return null;
  return (
    <div className={styles['code']}>
      <Field
        id="money-code"
        label={t('money.code')}
        hint={t('money.codeHint')}
        error={sending.codeIssue && t(`money.issue.code.${sending.codeIssue}`)}
      >
        <TextInput
          dir="ltr"
          autoFocus
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={32}
          value={sending.code}
          onChange={(typed) => sending.typeCode(typed)}
        />
      </Field>
      {children}
    </div>
  );
});
