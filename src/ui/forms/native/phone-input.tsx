import styles from './phone-input.module.css';
import { TextInput } from './text-input';

interface PhoneInputProps {
  name: string;
  /** Dial code with its plus sign; empty if unknown, or if the number contains one. */
  dialCode: string;
  value: string;
  onChange: (value: string) => void;
}

/** A phone number after the dial code of its country. */
export function PhoneInput({ dialCode, ...input }: PhoneInputProps) {
  return (
    <div className={styles['phone']} dir="ltr">
      {dialCode !== '' && <span className={styles['code']}>{dialCode}</span>}
      <TextInput
        {...input}
        type="tel"
        inputMode="tel"
        autoComplete={dialCode === '' ? 'tel' : 'tel-national'}
      />
    </div>
  );
}
