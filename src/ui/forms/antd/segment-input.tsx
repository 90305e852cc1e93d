import Segmented from 'antd/es/segmented';
import type { Choice } from '../choice';
import { useAntdControl } from './use-antd-control';

interface SegmentInputProps<Value extends string> {
  choices: readonly Choice<Value>[];
  value: string;
  onChange: (value: Value) => void;
}

/** A choice of two or three short words side by side. */
export function SegmentInput<Value extends string>({ choices, value, onChange }: SegmentInputProps<Value>) {
  const { id, className, size } = useAntdControl();
  return (
    <Segmented<Value>
      block
      className={className}
      size={size}
      name={id}
      aria-labelledby={`${id}-label`}
      options={[...choices]}
      value={value as Value}
      onChange={onChange}
    />
  );
}
