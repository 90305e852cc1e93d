import type { ComponentType } from 'react';
import type { PortalContainer } from '../../infrastructure/di/create-container';
import { reconnectDelay } from '../../domain/kernel/reconnect';
import { nameOf } from '../../infrastructure/di/token';
import type { Code } from '../../ui/router/code-context';
import type { CodeKey } from '../../ui/router/code-key';
import type { Feature } from '../feature';
import type { Features, LazyFeature } from '../features';

interface Loading {
  starts: boolean;
  /** Brings shipped texts that only some features need. */
  texts: (files: readonly string[]) => Promise<void>;
  mend: () => boolean;
}

type Container = Pick<PortalContainer, 'add' | 'has' | 'resolve'>;

/** Puts a feature's bindings into a container, those that it needs first. */
export function addFeature(container: Pick<Container, 'add'>, feature: Feature): void {
  feature.needs?.forEach((needed) => addFeature(container, needed));
  container.add([...(feature.ports ?? []), ...(feature.stores ?? [])]);
}

/** What views find code by, and start-up what a page asks for. */
export interface PortalCode extends Code {
  /** Makes the calls that a screen begins with, if its code is here. */
  ask(screen: CodeKey): void;
}

/**
 * The one loader of code: a feature's chunk, its texts, its bindings, and the views of its screens, each once. A view
 * that does not come is worth one reload (`mend` returns true when it reloads), since a deploy may have replaced it.
 */
export function createCode(
  { eager, lazy }: Features,
  container: Container,
  { starts, texts, mend }: Loading,
): PortalCode {
  const coming = new Map<LazyFeature, Promise<Feature>>();
  const here = new Map<string, Feature>();
  const views = new Map<CodeKey, Promise<ComponentType>>();

  function arrived(feature: Feature): Feature {
    addFeature(container, feature);
    if (starts) feature.start?.(container.resolve);
    return feature;
  }

  function load(wanted: LazyFeature): Promise<Feature> {
    const known = coming.get(wanted);
    if (known) return known;
    const loading = Promise.all([wanted.load(), texts(wanted.texts)]).then(([{ feature }]) => {
      here.set(wanted.key, feature);
      return arrived(feature);
    });
    coming.set(wanted, loading);
    loading.catch(() => coming.delete(wanted)); // who asks later may have better luck
    return loading;
  }

  async function view(key: CodeKey): Promise<ComponentType> {
    const own = eager.find(({ screens }) => screens?.[key]);
    const later = lazy.find(({ screens }) => screens.includes(key));
    try {
      const feature = own ?? (later && (await load(later)));
      const show = feature?.screens?.[key];
      if (!show) throw new Error(`No feature has the screen "${key}".`);
      return await show();
    } catch (error) {
      if (mend()) return await new Promise<never>(() => undefined); // the page is going away
      throw error;
    }
  }

  eager.forEach(arrived);
  return {
    screen: (key) => {
      const known = views.get(key) ?? settling(view(key));
      views.set(key, known);
      return known;
    },
    feature: async (key) => {
      const wanted = lazy.find((one) => one.key === key);
      if (!wanted)
        throw new Error(`No feature "${key}": choose from ${lazy.map((one) => one.key).join(', ')}.`);
      await untilItComes(() => load(wanted));
    },
    has: (key) => here.has(key),
    ask: (screen) => [...eager, ...here.values()].forEach(({ asks }) => asks?.[screen]?.(container.resolve)),
    state: (token) => {
      const wanted = lazy.find(({ states }) => states.includes(nameOf(token)));
      return wanted && !container.has(token) ? load(wanted) : undefined;
    },
  };
}

/**
 * Asks again and again, at the pace of the live figures: nothing on screen says that this code is missing, and without
 * it figures would stand still, or the chat stay away, for as long as the page is open.
 */
async function untilItComes(load: () => Promise<unknown>): Promise<void> {
  for (let failures = 0; ; failures += 1)
    try {
      await load();
      return;
    } catch {
      await new Promise((later) => setTimeout(later, reconnectDelay(failures, Math.random())));
    }
}

/**
 * Lets React see that a promise has settled before it has asked: `use()` then draws at once, where it would show the
 * fallback and keep that for 300 ms.
 */
function settling<T>(promise: Promise<T>): Promise<T> {
  const seen: Promise<T> & { status?: string; value?: T; reason?: unknown } = promise;
  seen.status = 'pending';
  promise.then(
    // What a handler returns would be waited for, and a rejection thrown once more.
    (value) => void Object.assign(seen, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(seen, { status: 'rejected', reason }),
  );
  return seen;
}
