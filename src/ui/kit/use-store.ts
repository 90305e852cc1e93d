import { use } from 'react';
import type { PortToken } from '../../application/kernel/port';
import { CodeContext } from '../router/code-context';
import { useStore as useBound } from '../hooks/use-store';

/**
 * Returns the object that is bound to a state or a port: `useStore(AccountsState)`. A component that reads a state is
 * wrapped in `observer`. If the code of the state is not loaded yet, the page shows its loading indicator.
 */
export function useStore<T>(token: PortToken<T>): T {
  const pendingCode = use(CodeContext).state(token);
  if (pendingCode) use(pendingCode);
  return useBound(token);
}
