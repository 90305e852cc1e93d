import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** The choices, the primary one last. */
  actions: ReactNode;
  /** Esc. */
  onCancel: () => void;
  testId?: string;
}

/** A question that the page waits for. The browser's own dialog keeps the focus inside and gives it back. */
export function Dialog({ title, children, actions, onCancel, testId }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children && <div className={styles['body']}>{children}</div>}
      <div className={styles['actions']}>{actions}</div>
    </dialog>
  );
}
