import { createContext, type ComponentType } from 'react';
import type { ScreenKey } from '../../domain/access/route-access.table';

/** What has code of its own: the screens, and the shell round them. */
export type CodeKey = ScreenKey | 'shell';

/**
 * Loads the code of a screen; rejects when it can't be had. `quietly`: nobody waits for it, and a page in use is not
 * reloaded for it.
 */
export type LoadScreen = (key: CodeKey, how?: { quietly: boolean }) => Promise<{ default: ComponentType }>;

export const ScreenLoaderContext = createContext<LoadScreen>(() =>
  Promise.reject(new Error('No screen loader: wrap the view in ScreenLoaderContext.')),
);
