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

/** A pause before a file is requested again, so that a server that is down is not flooded. */
const PAUSE_MS = 2_000;

/** Fields whose text a reload would lose. */
const TEXT_FIELDS =
  'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit], [type=button])';

export function hasTypedText(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)].some(({ value }) => value !== '');
}

let leaving = false;

/**
 * Reloads if that may help, also if a reload has begun; returns false if the client has to decide. Without a connection
 * a reload would lose the visible page, and beside typed text it would lose that.
 */
export function reloadOnce(): boolean {
  if (leaving) return true;
  if (!navigator.onLine || hasTypedText() || !mayReload(Date.now(), () => window.sessionStorage))
    return false;
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

/** Loads code; while text is typed, a load that fails is repeated, so that the form stays until the code is there. */
export async function loadBesideTyping<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (!hasTypedText()) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/** Requests one of the page's own scripts again, in a new element: a browser runs each element once. */
function requestAgain(script: HTMLScriptElement): void {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.async = false;
  script.replaceWith(copy);
}

/**
 * Watches the page's own scripts until the portal has started. If one fails to load, it is requested again while text is
 * typed; else the page is reloaded once, then a card offers Retry.
 */
export function guardScripts(): { stop(): void } {
  const onError = (event: Event) => {
    // The callers of code that is loaded later handle its failure.
    if (!isOfPage(event)) return;
    const { target } = event;
    if (hasTypedText()) setTimeout(() => requestAgain(target), PAUSE_MS);
    else reloadOrOfferRetry();
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
function isOfPage(event: Event): event is Event & { target: HTMLScriptElement } {
  const { target } = event;
  return target instanceof HTMLScriptElement && !target.async;
}
