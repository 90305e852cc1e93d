import styles from './page-sections.module.css';
import groupStyles from './radio-group.module.css';

interface RadioGroupProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A few options, all in sight (design.md "Forms"). */
export function RadioGroup({ name, legend, options, value, error, onChange }: RadioGroupProps) {
  return (
    <fieldset
      className={groupStyles['group']}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{legend}</legend>
      <div className={styles['radios']}>
        {options.map((option) => (
          <label key={option.value} className={styles['radio']}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-invalid={error !== undefined}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={groupStyles['error']} id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
