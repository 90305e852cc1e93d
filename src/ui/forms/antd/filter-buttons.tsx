import { Segments } from './segments';

interface FilterButtonsProps<Value> {
  label: string;
  choices: readonly Value[];
  value: Value;
  nameOf: (choice: Value) => string;
  onChange: (choice: Value) => void;
}

/** Filter of a list; exactly one choice is active. */
export function FilterButtons<Value extends string | null>({
  label,
  choices,
  value,
  nameOf,
  onChange,
}: FilterButtonsProps<Value>) {
  return (
    <Segments
      label={label}
      segments={choices.map((choice, index) => ({ value: index, label: nameOf(choice) }))}
      value={choices.indexOf(value)}
      onChange={(index) => onChange(choices[index] as Value)}
    />
  );
}
