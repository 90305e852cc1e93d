import type { ContainerModule } from 'inversify';
import type { ComponentType } from 'react';
import type { ScreenKey } from './domain/access/route-access.table';

/** A screen's chunk: the view, and the container module with its stores where it has any. */
export interface ScreenChunk {
  Screen: ComponentType;
  screenModule?: ContainerModule;
}

/** Where each screen's code lies; a chunk is loaded when its route is first entered. */
export const SCREENS: Readonly<Partial<Record<ScreenKey, () => Promise<ScreenChunk>>>> = {
  // The page that most visits begin with: part of the first bundle, so that it needs no second trip.
  login: () => import(/* webpackMode: "eager" */ './ui/screens/login/login-screen'),
  accounts: async () => {
    const [{ Screen }, { screenModule }] = await Promise.all([
      import(/* webpackChunkName: "screen-accounts" */ './ui/screens/accounts/accounts-screen'),
      import(/* webpackChunkName: "screen-accounts" */ './infrastructure/di/screens/accounts.module'),
    ]);
    return { Screen, screenModule };
  },
};
