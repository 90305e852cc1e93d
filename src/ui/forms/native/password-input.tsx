import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { useState } from 'react';
import { Icon } from '../../components/icon';
import { useTranslation } from '../../i18n/texts';
import styles from './input.module.css';
import { TextInput, type TextInputProps } from './text-input';

/** A password field with a button that shows the password; paste and password managers work. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles['password']} dir="ltr">
      <TextInput
        {...props}
        type={isVisible ? 'text' : 'password'}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className={styles['toggle']}
        aria-label={t(isVisible ? 'public.hidePassword' : 'public.showPassword')}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon icon={isVisible ? EyeInvisibleOutlined : EyeOutlined} />
      </button>
    </div>
  );
}
