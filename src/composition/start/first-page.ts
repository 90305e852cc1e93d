import { when } from 'mobx';
import { ClientStore } from '../../application/client/client-store';
import { SessionStore } from '../../application/session/session-store';
import type { Resolve } from '../../infrastructure/di/token';
import { nextTurn } from '../../infrastructure/browser/next-turn';
import type { Composition } from './compose';
import { soonShown } from './soon-shown';

/**
 * Resolves when the page that is shown first is certain and can be drawn at once. Until then what was drawn beforehand
 * stays in sight (docs/decisions/0017).
 */
export async function firstPage(composition: Composition): Promise<void> {
  const { resolve, code } = composition;
  const [frame, screen] = soonShown(composition, resolve(SessionStore).signedIn);
  // Code that can't be loaded is reported by the page itself.
  await code.screen(frame).catch(() => undefined);
  if (frame === 'shell') {
    await clientKnown(resolve);
    if (screen !== undefined && resolve(SessionStore).signedIn) code.ask(screen);
    // What has come while start-up ran is read first: a list whose answer is here is drawn at once, and not its skeleton.
    await nextTurn();
  }
}

/** The frame holds nothing before its client is known. If that takes long or fails, the portal itself says so. */
function clientKnown(resolve: Resolve): Promise<void> {
  const [session, client] = [resolve(SessionStore), resolve(ClientStore)];
  return when(() => {
    const { remote } = client;
    return !session.signedIn || remote.status !== 'loading' || remote.slow;
  });
}
