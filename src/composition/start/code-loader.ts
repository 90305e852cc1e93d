import type { ComponentType } from 'react';
import type { PortalContainer } from '../../infrastructure/di/create-container';
import { reconnectDelay } from '../../domain/kernel/reconnect';
import { nameOf } from '../../infrastructure/di/token';
import type { Code } from '../../ui/router/code-context';
import type { CodeKey } from '../../ui/router/code-key';
import type { Feature } from '../feature';
import type { Features, LazyFeature } from '../features';

interface Loading {
  runsStart: boolean;
  /** Loads shipped texts that only some features need. */
  loadTexts: (files: readonly string[]) => Promise<void>;
  /** Returns true if it reloads the page. */
  onChunkLoadFailure: () => boolean;
}

type Container = Pick<PortalContainer, 'add' | 'has' | 'resolve'>;

/** Adds a feature's bindings to a container, after those of the features that it needs. */
export function addFeature(container: Pick<Container, 'add'>, feature: Feature): void {
  feature.needs?.forEach((need) => addFeature(container, need));
  container.add([...(feature.ports ?? []), ...(feature.stores ?? [])]);
}

/** Finds code for views, and prefetches for start-up. */
export interface PortalCode extends Code {
  /** Sends the first requests of a screen, if its code is loaded. */
  prefetch(screen: CodeKey): void;
}

/**
 * Loads code once: a feature's chunk, its texts, its bindings, and the views of its screens. If a view fails to load,
 * `onChunkLoadFailure` may reload the page, since a deploy may have replaced the chunk.
 */
export function createCode(
  { eager, lazy }: Features,
  container: Container,
  { runsStart, loadTexts, onChunkLoadFailure }: Loading,
): PortalCode {
  const pendingLoads = new Map<LazyFeature, Promise<Feature>>();
  const loadedFeatures = new Map<string, Feature>();
  const views = new Map<CodeKey, Promise<ComponentType>>();

  function addLoaded(feature: Feature): Feature {
    addFeature(container, feature);
    if (runsStart) feature.start?.(container.resolve);
    return feature;
  }

  function load(lazyFeature: LazyFeature): Promise<Feature> {
    const pending = pendingLoads.get(lazyFeature);
    if (pending) return pending;
    const loading = Promise.all([lazyFeature.load(), loadTexts(lazyFeature.texts)]).then(([{ feature }]) => {
      loadedFeatures.set(lazyFeature.key, feature);
      return addLoaded(feature);
    });
    pendingLoads.set(lazyFeature, loading);
    loading.catch(() => pendingLoads.delete(lazyFeature)); // a later request tries again
    return loading;
  }

  async function view(key: CodeKey): Promise<ComponentType> {
    const eagerFeature = eager.find(({ screens }) => screens?.[key]);
    const lazyFeature = lazy.find(({ screens }) => screens.includes(key));
    try {
      const feature = eagerFeature ?? (lazyFeature && (await load(lazyFeature)));
      const show = feature?.screens?.[key];
      if (!show) throw new Error(`No feature has the screen "${key}".`);
      return await show();
    } catch (error) {
      if (onChunkLoadFailure()) return await new Promise<never>(() => undefined); // the page is going away
      throw error;
    }
  }

  eager.forEach(addLoaded);
  return {
    loadScreen: (key) => {
      const knownView = views.get(key) ?? withStatus(view(key));
      views.set(key, knownView);
      return knownView;
    },
    feature: async (key) => {
      const lazyFeature = lazy.find((feature) => feature.key === key);
      if (!lazyFeature)
        throw new Error(`No feature "${key}": choose from ${lazy.map((feature) => feature.key).join(', ')}.`);
      await loadUntilSuccess(() => load(lazyFeature));
    },
    has: (key) => loadedFeatures.has(key),
    prefetch: (screen) =>
      [...eager, ...loadedFeatures.values()].forEach(({ prefetch }) =>
        prefetch?.[screen]?.(container.resolve),
      ),
    state: (token) => {
      const lazyFeature = lazy.find(({ states }) => states.includes(nameOf(token)));
      return lazyFeature && !container.has(token) ? load(lazyFeature) : undefined;
    },
  };
}

/**
 * Tries again until the code has loaded, at the pace of the live figures. Nothing on screen offers a retry, and without
 * the code figures would not move, or the chat would be missing, for as long as the page is open.
 */
async function loadUntilSuccess(load: () => Promise<unknown>): Promise<void> {
  for (let failures = 0; ; failures += 1)
    try {
      await load();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, reconnectDelay(failures, Math.random())));
    }
}

/**
 * Writes the state of a promise where React looks for it: `use()` then renders a settled promise at once. Without it
 * React would show the fallback, and keep it for 300 ms.
 */
function withStatus<T>(promise: Promise<T>): Promise<T> {
  const trackedPromise: Promise<T> & { status?: string; value?: T; reason?: unknown } = promise;
  trackedPromise.status = 'pending';
  promise.then(
    // `void`: a returned value would be waited for, and a rejection thrown again.
    (value) => void Object.assign(trackedPromise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(trackedPromise, { status: 'rejected', reason }),
  );
  return trackedPromise;
}
