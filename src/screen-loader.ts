import type { ComponentType } from 'react';
import type { ScreenModule } from './infrastructure/di/create-container';
import { SCREENS, type ScreenChunk } from './screens.table';
import type { CodeKey, LoadScreen } from './ui/router/screen-loader-context';

const CODE: Readonly<Record<CodeKey, () => Promise<ScreenChunk>>> = {
  ...SCREENS,
  shell: async () => {
    const { Shell } = await import(/* webpackChunkName: "shell" */ './ui/shell/shell');
    return { Screen: Shell };
  },
};

/**
 * Loads screens and the shell: the chunk, then its stores into the container, each once. Code that does not come is
 * worth one reload (`mend` returns true when it reloads), since a deploy may have replaced it.
 */
export function screenLoader(bind: (module: ScreenModule) => Promise<void>, mend: () => boolean): LoadScreen {
  const loaded = new Map<CodeKey, Promise<{ default: ComponentType }>>();

  async function load(key: CodeKey, quietly: boolean): Promise<{ default: ComponentType }> {
    try {
      const { Screen, modules = [] } = await CODE[key]();
      await Promise.all(modules.map(bind));
      return { default: Screen };
    } catch (error) {
      loaded.delete(key);
      if (!quietly && mend()) return await new Promise<never>(() => undefined); // the page is going away
      throw error;
    }
  }

  return (key, { quietly } = { quietly: false }) => {
    const known = loaded.get(key);
    if (known) return known;
    const loading = load(key, quietly);
    loaded.set(key, loading);
    return loading;
  };
}
