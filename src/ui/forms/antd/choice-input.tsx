import Radio from 'antd/es/radio';
import { useIsPhone } from '../../hooks/use-media-query';
import type { Choice } from '../choice';
import { useControl } from '../field-context';
import styles from './choice-input.module.css';

interface HelpedChoice<Value extends string> extends Choice<Value> {
  /** What choosing it means. */
  readonly help?: string | undefined;
}

interface ChoiceInputProps<Value extends string> {
  name: string;
  choices: readonly HelpedChoice<Value>[];
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
      {choices.map(({ help, label, value: own }) => {
        const id = `${name}-${own}`;
        const helped = { 'aria-labelledby': id, 'aria-describedby': `${id}-help` };
        return (
          <Radio key={own} value={own} aria-invalid={invalid} {...(help !== undefined && helped)}>
            <bdi id={id}>{label}</bdi>
            {help !== undefined && <small id={`${id}-help`}>{help}</small>}
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
