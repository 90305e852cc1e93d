import { when } from 'mobx';
import { ClientStore } from '../../application/client/client-store';
import { afterWaitingTasks } from '../../application/kernel/scheduling';
import { SessionStore } from '../../application/session/session-store';
import { pathBehind, splitPrefix } from '../../domain/culture/prefix';
import { BASE } from '../../infrastructure/browser/base';
import type { Resolve } from '../../infrastructure/di/token';
import type { Composition } from './compose';
import { predictInitialScreens } from './predict-initial-screens';

/**
 * Resolves when the first page is known and can be rendered at once. Until then the page's placeholder stays visible
 * (docs/decisions/0017).
 */
export async function awaitFirstScreen(composition: Composition): Promise<void> {
  const { resolve, codeLoader } = composition;
  // Start-up may have ended the session, or followed a link.
  const { path } = splitPrefix(pathBehind(BASE, window.location.pathname));
  const [frame, screen] = predictInitialScreens(composition, path, resolve(SessionStore).signedIn);
  // Code that can't be loaded is reported by the page itself.
  await codeLoader.loadScreen(frame).catch(() => undefined);
  if (frame === 'shell') {
    await untilClientLoads(resolve);
    if (screen !== undefined && resolve(SessionStore).signedIn) codeLoader.prefetch(screen);
    // Answers that arrived during start-up are read first: a list is then rendered at once, without its skeleton.
    await afterWaitingTasks();
  }
}

/** The frame is empty until its client is loaded. If that is slow or fails, the portal shows it. */
function untilClientLoads(resolve: Resolve): Promise<void> {
  const [session, client] = [resolve(SessionStore), resolve(ClientStore)];
  return when(() => {
    const { remote } = client;
    return !session.signedIn || remote.status !== 'loading' || remote.slow;
  });
}
