import Progress from 'antd/es/progress';
import { useId, type ReactNode } from 'react';
import styles from './upload-progress.module.css';

interface FileProgressProps {
  /** Sent share of the file, from 0 to 1. */
  share: number;
  /** The progress as text. */
  children: ReactNode;
}

/** Upload progress as text and as a bar with this text as its name. */
export function FileProgress({ share, children }: FileProgressProps) {
  const id = useId();
  return (
    <>
      <p id={id} className={styles['words']}>
        {children}
      </p>
      <Progress
        aria-labelledby={id}
        percent={share * 100}
        showInfo={false}
        size="small"
        strokeColor="var(--ant-color-primary-text)"
      />
    </>
  );
}
