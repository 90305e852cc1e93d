import { useEffect, useRef } from 'react';

/** The form's ref. The first field that can't be sent gets the focus after a submit (A7). */
export function useFocusOnIssue(issues: object) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(issues).some((issue) => issue !== undefined))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  return form;
}
