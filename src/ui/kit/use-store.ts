import { use } from 'react';
import type { PortToken } from '../../application/kernel/port';
import { CodeContext } from '../router/code-context';
import { useStore as useBound } from '../hooks/use-store';

/**
 * What a state or a port is bound to: `useStore(AccountsState)`. The component that reads a state is wrapped in
 * `observer`. Where its code is still to come, the page waits for it with its loading indicator.
 */
export function useStore<T>(token: PortToken<T>): T {
  const coming = use(CodeContext).state(token);
  if (coming) use(coming);
  return useBound(token);
}
