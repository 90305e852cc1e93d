import Input from 'antd/es/input/Input';
import type { ComponentProps } from 'react';
import { useAntdControl } from './use-antd-control';

/** Without `maxLength`, which cuts a pasted text silently: the field reports how much is too much instead. */
type InputProps = Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'onChange' | 'size' | 'prefix' | 'ref' | 'maxLength'
>;
type NativeProps = { [Name in keyof InputProps]: Exclude<InputProps[Name], undefined> };

/** Props of a native input: Ant Design's types are not part of the public API. */
export interface TextInputProps extends NativeProps {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextInput({ onChange, ...input }: TextInputProps) {
  return <Input {...useAntdControl()} {...input} onChange={(event) => onChange(event.target.value)} />;
}
