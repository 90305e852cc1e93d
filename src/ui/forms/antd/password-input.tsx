import Password from 'antd/es/input/Password';
import type { TextInputProps } from './text-input';
import { useAntdControl } from './use-antd-control';

/** A password field with a button that shows the password; paste and password managers work. */
export function PasswordInput({ onChange, ...input }: TextInputProps) {
  return (
    <Password
      {...useAntdControl()}
      {...input}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
