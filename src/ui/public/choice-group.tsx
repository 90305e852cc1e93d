import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined';
import { Icon } from '../components/icon';
import styles from './choice-group.module.css';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceGroupProps {
  /** Name of the group; the ids are `{name}-{value}`. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** One value, or several where `many`. */
  chosen: readonly string[];
  many?: boolean;
  error?: string | undefined;
  onChoose: (value: string, on: boolean) => void;
}

/** Few choices, all in sight as buttons (design.md "Forms": up to five). Radio buttons or tick boxes underneath. */
export function ChoiceGroup({
  name,
  label,
  choices,
  chosen,
  many = false,
  error,
  onChoose,
}: ChoiceGroupProps) {
  const invalid = error !== undefined;
  return (
    <fieldset
      className={styles['group']}
      data-testid={name}
      aria-describedby={invalid ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label: words }) => (
          <label key={value} className={styles['choice']}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
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
      {invalid && (
        <p className={styles['error']} id={`${name}-error`} role="alert">
          <Icon of={ExclamationCircleOutlined} /> {error}
        </p>
      )}
    </fieldset>
  );
}
