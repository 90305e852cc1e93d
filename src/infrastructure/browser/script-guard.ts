import { showCard } from './boot-card';

const GUARD_KEY = 'portico.reloadGuard';
/** Longer than the time-out of code (R9: 120 s), or each time-out would reload again. */
const GUARD_MS = 180_000;

/** Allows one reload after a failed load, then none for three minutes (D5, F8). */
export function mayReload(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(GUARD_KEY));
    if (last > 0 && now - last < GUARD_MS) return false;
    storage().setItem(GUARD_KEY, String(now));
    return true;
  } catch {
    return false; // without storage a reload could loop
  }
}

let leaving = false;

/**
 * Reloads if that may help, also if a reload has begun; returns false if the client has to decide. Without a connection
 * a reload would lose the visible page.
 */
export function reloadOnce(): boolean {
  if (leaving) return true;
  if (!navigator.onLine || !mayReload(Date.now(), () => window.sessionStorage)) return false;
  leaving = true;
  window.location.reload();
  return true;
}

/**
 * Reacts to a failed load of necessary code: reloads once, then offers Retry. It needs no texts, since their load may fail
 * too.
 */
export function reloadOrOfferRetry(): void {
  if (!reloadOnce())
    showCard('route-error', 'Something went wrong: the page could not be loaded completely.', {
      canRetry: true,
    });
}

/**
 * Watches the page's own scripts until the portal has started. If one fails to load, the page is reloaded once, then a
 * card offers Retry.
 */
export function guardScripts(): { stop(): void } {
  const onError = (event: Event) => {
    // The callers of code that is loaded later handle its failure.
    if (isOfPage(event)) reloadOrOfferRetry();
  };
  window.addEventListener('error', onError, true);
  return { stop: () => window.removeEventListener('error', onError, true) };
}

/** Resolves after the page's next script, the largest, has run; never if it does not load. */
export function untilNextScript(ownScript: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const onLoad = (event: Event) => {
      if (!isOfPage(event) || event.target === ownScript) return;
      document.removeEventListener('load', onLoad, true);
      resolve();
    };
    document.addEventListener('load', onLoad, true);
  });
}

/** Scripts of the page itself are not asynchronous, unlike those that are added later. */
function isOfPage({ target }: Event): boolean {
  return target instanceof HTMLScriptElement && !target.async;
}
