import Checkbox from 'antd/es/checkbox';
import type { ChoiceSchema } from '../../../domain/onboarding/form-schema';
import { GatewayText } from '../../components/text/gateway-text';
import { useControl } from '../../forms/field-context';
import styles from './schema.module.css';

interface CheckboxListProps {
  choices: readonly ChoiceSchema[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** Boxes to tick, as many as apply. */
export function CheckboxList({ choices, value, onChange }: CheckboxListProps) {
  const { 'aria-invalid': invalid, id } = useControl();
  return (
    <div className={styles['several']}>
      {choices.map(({ const: choice, title }) => (
        <Checkbox
          key={choice}
          data-testid={`${id}-${choice}`}
          checked={value.includes(choice)}
          aria-invalid={invalid}
          onChange={(event) =>
            onChange(
              event.target.checked
                ? [...value, choice]
                : value.filter((selectedValue) => selectedValue !== choice),
            )
          }
        >
          <GatewayText culture={null}>{title}</GatewayText>
        </Checkbox>
      ))}
    </div>
  );
}
