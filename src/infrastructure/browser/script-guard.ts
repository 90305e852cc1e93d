import { showCard } from './boot-card';

const GUARD_KEY = 'portico.reloadGuard';
/** Longer than code may take until it counts as missing (R9: 120 s), or each time-out would reload anew. */
const GUARD_MS = 180_000;

/** Whether a reload may mend what could not be loaded: once, then not again for three minutes (D5, F8). */
export function mayReload(now: number, storage: () => Storage): boolean {
  try {
    const last = Number(storage().getItem(GUARD_KEY));
    if (last > 0 && now - last < GUARD_MS) return false;
    storage().setItem(GUARD_KEY, String(now));
    return true;
  } catch {
    return false; // nothing to remember by: never risk a loop
  }
}

let leaving = false;

/**
 * Reloads if that may help; returns false where the reader has to decide, true also where the page is already going
 * away. Without a connection a reload would take away even what is there.
 */
export function reloadOnce(): boolean {
  if (leaving) return true;
  if (!navigator.onLine || !mayReload(Date.now(), () => window.sessionStorage)) return false;
  leaving = true;
  window.location.reload();
  return true;
}

/**
 * What to do about code that the page cannot do without: reload once, or offer Retry. It needs no texts, since those
 * come by the same way.
 */
export function mendPage(): void {
  if (!reloadOnce())
    showCard('route-error', 'Something went wrong: the page could not be loaded completely.', true);
}

/**
 * Watches the scripts of the page itself until the portal has started: one that does not come is reloaded
 * once, then a card offers Retry.
 */
export function guardScripts(): { started(): void } {
  const failed = (event: Event) => {
    // Code loaded later is handled by whoever waits for it.
    if (isOfPage(event)) mendPage();
  };
  window.addEventListener('error', failed, true);
  return { started: () => window.removeEventListener('error', failed, true) };
}

/** Resolves when the script of the page after this one has run, which is the largest; never where it does not come. */
export function untilNextScript(own: Element | null): Promise<void> {
  return new Promise((resolve) => {
    const came = (event: Event) => {
      if (!isOfPage(event) || event.target === own) return;
      document.removeEventListener('load', came, true);
      resolve();
    };
    document.addEventListener('load', came, true);
  });
}

/** A script that is put into the page later is asynchronous, unless it says otherwise. */
function isOfPage({ target }: Event): boolean {
  return target instanceof HTMLScriptElement && !target.async;
}
