import Radio from 'antd/es/radio';
import { useIsPhone } from '../../hooks/use-media-query';
import type { Choice } from '../choice';
import { useControl } from '../field-context';
import styles from './choice-input.module.css';

interface ChoiceWithHelp<Value extends string> extends Choice<Value> {
  /** Explains the choice. */
  readonly help?: string | undefined;
}

interface ChoiceInputProps<Value extends string> {
  name: string;
  choices: readonly ChoiceWithHelp<Value>[];
  /** Empty if nothing is selected. */
  value: Value | '';
  onChange: (value: Value) => void;
}

/** Up to five choices as radio buttons (A7), below each other on phones. */
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
      {choices.map(({ help, label, value: choiceValue }) => {
        const id = `${name}-${choiceValue}`;
        const attributes = { 'aria-labelledby': id, 'aria-describedby': `${id}-help` };
        return (
          <Radio
            key={choiceValue}
            value={choiceValue}
            aria-invalid={invalid}
            {...(help !== undefined && attributes)}
          >
            <bdi id={id}>{label}</bdi>
            {help !== undefined && <small id={`${id}-help`}>{help}</small>}
          </Radio>
        );
      })}
    </Radio.Group>
  );
}
