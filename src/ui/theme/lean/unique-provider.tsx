import type { ReactNode } from 'react';

/**
 * Stands for Ant Design's provider of tooltips that share one popup, which the portal does not use: without
 * it the whole popup machinery would be part of the sign-in page.
 */
export default function UniqueProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
