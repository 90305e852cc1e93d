import Radio from 'antd/es/radio';
import { useIsPhone } from '../../components/use-media-query';
import type { Choice } from '../choice';
import { useControl } from '../field-context';
import styles from './choice-input.module.css';

interface ChoiceInputProps<Value extends string> {
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
}

/** A few choices, all in sight (A7: up to five), below each other on phones. */
export function ChoiceInput<Value extends string>({
  name,
  choices,
  value,
  onChange,
}: ChoiceInputProps<Value>) {
  const { 'aria-invalid': invalid } = useControl();
  return (
    <Radio.Group
      name={name}
      role="presentation"
      className={styles['choices'] ?? ''}
      vertical={useIsPhone()}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} aria-invalid={invalid}>
          <bdi>{choice.label}</bdi>
        </Radio>
      ))}
    </Radio.Group>
  );
}
