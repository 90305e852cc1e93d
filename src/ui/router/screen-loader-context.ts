import { createContext, type ComponentType } from 'react';
import type { ScreenKey } from '../../domain/access/route-access.table';

/** Loads the code of a screen; rejects when it can't be had. */
export type LoadScreen = (key: ScreenKey) => Promise<{ default: ComponentType }>;

export const ScreenLoaderContext = createContext<LoadScreen>(() =>
  Promise.reject(new Error('No screen loader: wrap the view in ScreenLoaderContext.')),
);
