import type { Choice } from '../choice';
import { useControl } from '../field-context';
import styles from './choice-input.module.css';

interface ChoiceInputProps {
  choices: readonly Choice[];
  /** One value, or several with `allowsSeveral`. */
  values: readonly string[];
  allowsSeveral?: boolean;
  onChoose: (value: string, isSelected: boolean) => void;
}

/** Up to five choices that look like buttons (A7), made of radio buttons or checkboxes. */
export function ChoiceInput({ choices, values, allowsSeveral = false, onChoose }: ChoiceInputProps) {
  const { id, 'aria-invalid': invalid } = useControl();
  return (
    <div className={styles['choices']}>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles['choice']}>
          <input
            type={allowsSeveral ? 'checkbox' : 'radio'}
            name={id}
            value={value}
            checked={values.includes(value)}
            aria-invalid={invalid}
            onChange={(event) => onChoose(value, event.target.checked)}
          />
          <span>
            <bdi>{label}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
