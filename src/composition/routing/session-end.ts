import { reaction } from 'mobx';
import { Navigation } from '../../application/kernel/core-ports/navigation';
import { SessionStore } from '../../application/session/session-store';
import type { Resolve } from '../../infrastructure/di/token';

/**
 * The end of a session leads to the sign-in, whichever page is in sight (R4 "Session"). The guards, which are asked
 * again then, cannot do it alone: one of a page that is open to everybody lets a visitor stay, and before the first page
 * there is no router. They are asked a turn later and find the sign-in, which has replaced the page.
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
