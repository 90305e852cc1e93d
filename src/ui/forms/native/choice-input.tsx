import type { Choice } from '../choice';
import { useControl } from '../field-context';
import styles from './choice-input.module.css';

interface ChoiceInputProps {
  choices: readonly Choice[];
  /** One value, or several where `many`. */
  chosen: readonly string[];
  many?: boolean;
  onChoose: (value: string, on: boolean) => void;
}

/** Few choices, all in sight as buttons (A7: up to five). Radio buttons or tick boxes underneath. */
export function ChoiceInput({ choices, chosen, many = false, onChoose }: ChoiceInputProps) {
  const { id, 'aria-invalid': invalid } = useControl();
  return (
    <div className={styles['choices']}>
      {choices.map(({ value, label: words }) => (
        <label key={value} className={styles['choice']}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={id}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={invalid}
            onChange={(event) => onChoose(value, event.target.checked)}
          />
          <span>
            <bdi>{words}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
