import type { ReactNode } from 'react';
import { FieldContext, type ControlAttributes } from './field-context';
import { FieldError } from './field-error';
import styles from './field.module.css';

/** Props of a field. */
export interface FieldProps {
  /** Id and test id of the control; its texts have the ids `{id}-error` and `{id}-hint`. */
  id: string;
  label: ReactNode;
  /** Content at the end of the label's line. */
  aside?: ReactNode;
  /** Always shown below the control. */
  hint?: ReactNode;
  /** Error as a sentence. */
  error?: string | undefined;
  required?: boolean | undefined;
  /** The whole width of a form in columns. */
  wide?: boolean;
  children: ReactNode;
}

/** Field of one control: label above it, error and hint below (A7). */
export function Field({ label, aside, children, ...field }: FieldProps) {
  return (
    <div className={fieldClass(field)}>
      <div className={styles['line']}>
        <label htmlFor={field.id}>{label}</label>
        {aside}
      </div>
      <Body field={field}>{children}</Body>
    </div>
  );
}

/** Field of a group of controls: radio buttons or checkboxes. */
export function FieldGroup({ label, children, ...field }: Omit<FieldProps, 'aside'>) {
  const { 'aria-describedby': describedBy } = controlAttributes(field);
  return (
    <fieldset className={fieldClass(field)} data-testid={field.id} aria-describedby={describedBy}>
      <legend id={`${field.id}-label`}>{label}</legend>
      <Body field={field}>{children}</Body>
    </fieldset>
  );
}

type FieldState = Omit<FieldProps, 'label' | 'aside' | 'children'>;

function Body({ field, children }: { field: FieldState; children: ReactNode }) {
  const { id, error, hint } = field;
  return (
    <>
      <FieldContext value={controlAttributes(field)}>{children}</FieldContext>
      {error !== undefined && <FieldError controlId={id}>{error}</FieldError>}
      {hint !== undefined && (
        <div className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  );
}

function fieldClass({ wide = false }: FieldState): string {
  return `${styles['field']} ${wide ? styles['wide'] : ''}`;
}

function controlAttributes({ id, error, hint, required }: FieldState): ControlAttributes {
  const texts = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    id,
    'data-testid': id,
    'aria-invalid': error !== undefined,
    'aria-describedby': texts.length > 0 ? texts.join(' ') : undefined,
    'aria-required': required ? true : undefined,
  };
}
