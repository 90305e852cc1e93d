import Input, { type InputProps } from 'antd/es/input/Input';
import { useControl } from '../field-context';

export interface TextInputProps extends Omit<InputProps, 'id' | 'className' | 'onChange' | 'status'> {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextInput({ onChange, ...input }: TextInputProps) {
  const control = useControl();
  return (
    <Input
      {...control}
      {...input}
      status={control['aria-invalid'] ? 'error' : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
