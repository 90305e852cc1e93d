import { reaction } from 'mobx';
import { Navigation } from '../../application/kernel/core-ports/navigation';
import { SessionStore } from '../../application/session/session-store';
import type { Resolve } from '../../infrastructure/di/token';

/**
 * The end of a session leads to the sign-in from every page (R4 "Session"). The guards cannot do it alone: the guard of
 * a public page lets a visitor stay, and before the first page there is no router. They run a turn later, when the
 * sign-in has replaced the page.
 */
export function leadToSignIn(resolve: Resolve): void {
  const session = resolve(SessionStore);
  const navigation = resolve(Navigation);
  reaction(
    () => session.lastEnd,
    (end) => {
      if (end !== null) navigation.go('/login', { replace: true });
    },
  );
}
