import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  testId?: string;
  /** The page that it leads to. */
  children: ReactNode;
}

/** The way back from an inner page to the page above it. */
export function BackLink({ to, testId, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles['link']} data-testid={testId} data-paper="off">
      <ArrowLeftOutlined aria-hidden />
      {children}
    </Link>
  );
}
