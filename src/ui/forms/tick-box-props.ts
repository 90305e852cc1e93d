import type { ReactNode } from 'react';

/** What a box to tick takes, a visitor's native one and Ant Design's alike. */
export interface TickBoxProps {
  /** The handle too. */
  id: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}
