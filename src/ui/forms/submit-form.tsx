import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/**
 * Leaving a form loses no text because it is `stored`, has `nothing` to lose, or has an `UnsentText`, which asks first.
 */
export type TextLoss = 'stored' | 'nothing' | ReactElement;

/** Props of a form. */
export interface SubmitFormProps {
  /** Errors by field; after a submit the first invalid field gets the focus (A7). */
  issues?: object;
  /** The loss of a client who leaves the form without sending it. */
  unsentText: TextLoss;
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
  const { issues = NO_ISSUES, onSubmit, onTouched, testId, unsentText, className, children } = props;
  const form = useRef<HTMLFormElement>(null);
  // Issues also change while somebody corrects a field, from which the focus must not go.
  const isJustSubmitted = useRef(false);
  useEffect(() => {
    if (!isJustSubmitted.current || Object.values(issues).every((issue) => issue === undefined)) return;
    isJustSubmitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  return (
    <form
      ref={form}
      noValidate
      className={className}
      data-testid={testId}
      onFocus={onTouched}
      onInput={() => (isJustSubmitted.current = false)}
      onSubmit={(event) => {
        event.preventDefault();
        isJustSubmitted.current = true;
        onSubmit();
      }}
    >
      {typeof unsentText !== 'string' && unsentText}
      {children}
    </form>
  );
}
