import type { ComponentType } from 'react';
import type { ScreenKey } from './domain/access/route-access.table';
import type { ScreenModule } from './infrastructure/di/create-container';
import { SCREENS } from './screens.table';
import type { LoadScreen } from './ui/router/screen-loader-context';

/**
 * Loads screens: the chunk, then its stores into the container, each once. Code that does not come is worth
 * one reload (`mend` returns true when it reloads), since a deploy may have replaced it.
 */
export function screenLoader(bind: (module: ScreenModule) => Promise<void>, mend: () => boolean): LoadScreen {
  const loaded = new Map<ScreenKey, Promise<{ default: ComponentType }>>();

  async function load(key: ScreenKey): Promise<{ default: ComponentType }> {
    try {
      const { Screen, modules = [] } = await SCREENS[key]();
      await Promise.all(modules.map(bind));
      return { default: Screen };
    } catch (error) {
      loaded.delete(key);
      if (mend()) return await new Promise<never>(() => undefined); // the page is going away
      throw error;
    }
  }

  return (key) => {
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(key);
    loaded.set(key, loading);
    return loading;
  };
}
