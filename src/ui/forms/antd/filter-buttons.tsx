import { Segments } from './segments';

interface FilterButtonsProps<Value> {
  label: string;
  choices: readonly Value[];
  chosen: Value;
  nameOf: (choice: Value) => string;
  onChoose: (choice: Value) => void;
}

/** Filters a list: exactly one is chosen. */
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
      segments={choices.map((choice, place) => ({ value: place, label: nameOf(choice) }))}
      chosen={choices.indexOf(chosen)}
      onChoose={(place) => onChoose(choices[place] as Value)}
    />
  );
}
