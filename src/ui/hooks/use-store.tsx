import { createContext, use, type ReactNode } from 'react';
import type { PortToken } from '../../application/kernel/port';

type StoreToken<Store> = PortToken<Store> | (new (...args: never[]) => Store);

/** Returns the single instance of a store. The composition supplies it, so that views never see the container. */
export type ResolveStore = <Store>(store: StoreToken<Store>) => Store;

const StoreContext = createContext<ResolveStore | null>(null);

interface StoreProviderProps {
  resolve: ResolveStore;
  children: ReactNode;
}

/** Provides its children with stores. */
export function StoreProvider({ resolve, children }: StoreProviderProps) {
  return <StoreContext value={resolve}>{children}</StoreContext>;
}

const nameOf = (store: StoreToken<unknown>) =>
  typeof store === 'function' ? store.name : String(store.description);

/** The store of a class, or the binding of a port or state. Wrap the component that reads it in `observer`. */
export function useStore<Store>(store: StoreToken<Store>): Store {
  const resolve = use(StoreContext);
  if (!resolve) throw new Error(`${nameOf(store)} is requested outside a StoreProvider`);
  return resolve(store);
}
