import { createContext, use } from 'react';

/** Attributes that a field gives its control; the id is also its test id. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'data-testid': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

export const FieldContext = createContext<ControlAttributes | null>(null);

/** The attributes of a control, from the field around it. */
export function useControl(): ControlAttributes {
  const control = use(FieldContext);
  if (!control) throw new Error('A control must be inside a Field.');
  return control;
}
