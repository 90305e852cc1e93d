import { element, nextId } from './element';

export interface Choice<Value extends string> {
  readonly node: HTMLElement;
  readonly value: () => Value;
  /** The content of an option's label. */
  readonly labelOf: (value: Value) => HTMLElement;
}

/** Options of which one is chosen: radio buttons, so that arrow keys move between them. */
export function choice<Value extends string>(
  name: string,
  className: string,
  options: Readonly<Record<Value, string>>,
  onChange: () => void,
): Choice<Value> {
  const group = nextId(className);
  const values = Object.keys(options) as Value[];
  let chosenValue = values[0] as Value;
  const labels = new Map(
    values.map((value) => {
      const input = element('input', { type: 'radio', name: group, value, checked: value === chosenValue });
      input.addEventListener('change', () => {
        chosenValue = value;
        onChange();
      });
      return [value, element('label', {}, input, element('span', {}, options[value]))] as const;
    }),
  );
  return {
    node: element('div', { class: className, role: 'radiogroup', 'aria-label': name }, ...labels.values()),
    value: () => chosenValue,
    labelOf: (value) => labels.get(value) as HTMLElement,
  };
}
