import Button from 'antd/es/button';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  testId: string;
  /** True while the form is sent; a second click does nothing. */
  sending: boolean;
  children: ReactNode;
}

/** The one primary button of a form. */
export function SubmitButton({ testId, sending, children }: SubmitButtonProps) {
  return (
    <Button type="primary" htmlType="submit" size="large" data-testid={testId} loading={sending}>
      {children}
    </Button>
  );
}
