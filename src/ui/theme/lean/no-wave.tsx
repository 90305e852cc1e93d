import type { ReactNode } from 'react';

/** Stands for Ant Design's click wave: the design has none (design.md "Motion"). */
export default function NoWave({ children }: { children: ReactNode }): ReactNode {
  return children;
}
