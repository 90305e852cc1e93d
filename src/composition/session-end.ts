import { reaction } from 'mobx';
import { Navigation } from '../application/own-ports/navigation';
import { SessionStore } from '../application/stores/session-store';
import type { Resolve } from '../infrastructure/di/token';

/** The end of a session leads to the sign-in, whichever page is in sight (R4 "Session"). */
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
