import Input, { type InputProps } from 'antd/es/input/Input';
import { useAntdControl } from './use-antd-control';

export interface TextInputProps extends Omit<InputProps, 'id' | 'className' | 'onChange' | 'status'> {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextInput({ onChange, ...input }: TextInputProps) {
  return <Input {...useAntdControl()} {...input} onChange={(event) => onChange(event.target.value)} />;
}
