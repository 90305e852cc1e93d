import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { useState } from 'react';
import { Icon } from '../../components/icon';
import { useTranslation } from '../../i18n/texts';
import styles from './input.module.css';
import { TextInput, type TextInputProps } from './text-input';

/** A password that can be looked at; paste and password managers work. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles['password']} dir="ltr">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles['look']}
        aria-label={t(shown ? 'public.hidePassword' : 'public.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeInvisibleOutlined : EyeOutlined} />
      </button>
    </div>
  );
}
