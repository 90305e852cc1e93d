import Button from 'antd/es/button';
import styles from './filter-buttons.module.css';

interface FilterButtonsProps<Value> {
  label: string;
  choices: readonly Value[];
  chosen: Value;
  nameOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
}

/** Filters a list: exactly one button is pressed. On phones they are one line that scrolls sideways. */
export function FilterButtons<Value extends string | null>({
  label,
  choices,
  chosen,
  nameOf,
  onChoose,
}: FilterButtonsProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles['filter']}>
      {choices.map((choice) => (
        <Button
          key={choice ?? ''}
          {...(choice === chosen ? { color: 'primary', variant: 'filled' } : { type: 'text' })}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {nameOf(choice)}
        </Button>
      ))}
    </div>
  );
}
