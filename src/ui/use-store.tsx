import { createContext, use, type ReactNode } from 'react';

/** Finds the one instance of a store; the composition supplies it, so that views never see the container. */
export type ResolveStore = <Store>(storeClass: new (...args: never[]) => Store) => Store;

const StoreContext = createContext<ResolveStore | null>(null);

interface StoreProviderProps {
  resolve: ResolveStore;
  children: ReactNode;
}

/** Gives the views below it their stores. */
export function StoreProvider({ resolve, children }: StoreProviderProps) {
  return <StoreContext value={resolve}>{children}</StoreContext>;
}

/** The store of a class. The component that reads it is wrapped in `observer`. */
export function useStore<Store>(storeClass: new (...args: never[]) => Store): Store {
  const resolve = use(StoreContext);
  if (!resolve) throw new Error(`${storeClass.name} is asked for outside a StoreProvider`);
  return resolve(storeClass);
}
