import Password from 'antd/es/input/Password';
import { useControl } from '../field-context';
import styles from './password-input.module.css';
import type { TextInputProps } from './text-input';

/** A password that can be looked at; paste and password managers work. */
export function PasswordInput({ onChange, ...input }: TextInputProps) {
  const control = useControl();
  return (
    <Password
      {...control}
      {...input}
      className={styles['password'] ?? ''}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      status={control['aria-invalid'] ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
