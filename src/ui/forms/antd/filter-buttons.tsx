import { Segments } from './segments';

interface FilterButtonsProps<Value> {
  label: string;
  choices: readonly Value[];
  chosen: Value;
  nameOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
}

/** Filter of a list; exactly one choice is active. */
export function FilterButtons<Value extends string | null>({
  label,
  choices,
  chosen,
  nameOf,
  onChoose,
}: FilterButtonsProps<Value>) {
  return (
    <Segments
      label={label}
      segments={choices.map((choice, index) => ({ value: index, label: nameOf(choice) }))}
      chosen={choices.indexOf(chosen)}
      onChoose={(index) => onChoose(choices[index] as Value)}
    />
  );
}
