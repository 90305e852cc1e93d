import Progress from 'antd/es/progress';
import { useId, type ReactNode } from 'react';
import styles from './upload-progress.module.css';

interface FileProgressProps {
  /** Of the file, from 0 to 1. */
  share: number;
  /** How far it is, in words. */
  children: ReactNode;
}

/** How much of a file has arrived: in words, and as a bar that they name. */
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
