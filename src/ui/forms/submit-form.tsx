import { useEffect, useRef, type ReactNode } from 'react';

/** What a form is given. */
export interface SubmitFormProps {
  /** Why fields can't be sent, by field; the first such field gets the focus after a submit (A7). */
  issues?: object;
  onSubmit: () => void;
  /** The form was touched: whatever takes time before a submit may start. */
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
