import type { ReactNode } from 'react';

/** Props of a checkbox, native or Ant Design's. */
export interface TickBoxProps {
  /** Element id and test id. */
  id: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}
