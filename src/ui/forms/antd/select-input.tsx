import Select from 'antd/es/select';
import type { Choice, ChoiceGroup } from '../choice';
import styles from './control.module.css';
import { useAntdControl } from './use-antd-control';

interface SelectInputProps {
  value: string;
  choices: readonly Choice[] | readonly ChoiceGroup[];
  onChange: (value: string) => void;
}

/** A choice from a long list with search. */
export function SelectInput({ value, choices, onChange }: SelectInputProps) {
  const { 'aria-describedby': describedBy, ...control } = useAntdControl();
  const valueId = `${control.id}-chosen`;
  return (
    <Select<string>
      {...control}
      // The search box is empty, so the chosen value is its description for screen readers.
      aria-describedby={describedBy === undefined ? valueId : `${valueId} ${describedBy}`}
      labelRender={({ label }) => <bdi id={valueId}>{label}</bdi>}
      optionRender={({ label }) => <bdi>{label}</bdi>}
      showSearch={{ optionFilterProp: 'label' }}
      options={choices as Choice[]}
      value={value}
      classNames={{ popup: { root: styles['list'] ?? '' } }}
      onChange={onChange}
    />
  );
}
