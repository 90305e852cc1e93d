import { useEffect, useRef, type ReactNode } from 'react';

/** Props of a form. */
export interface SubmitFormProps {
  /** Errors by field; after a submit the first invalid field gets the focus (A7). */
  issues?: object;
  onSubmit: () => void;
  /** Called on first focus, so that slow preparations of a submit can start. */
  onTouched?: () => void;
  testId?: string;
  className?: string | undefined;
  children: ReactNode;
}

const NO_ISSUES = {};

/** A form that its store checks and sends; the browser does neither. */
export function SubmitForm(props: SubmitFormProps) {
  const { issues = NO_ISSUES, onSubmit, onTouched, testId, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(issues).some((issue) => issue !== undefined))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      data-testid={testId}
      onFocus={onTouched}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
