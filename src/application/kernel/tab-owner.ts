import { removesTabKey, type TabEvent } from '../../domain/kernel/session-storage-keys.table';
import type { TabStore } from './ports/storage';

const OWNER = 'portico.owner';

/** True if the drafts and the return path of this tab belong to a client, not to a visitor. */
export function hasOwner(tab: TabStore): boolean {
  return tab.get(OWNER) !== null;
}

/** Sets the owner of this tab, and removes the data of another client or a visitor. */
export function claimTab(tab: TabStore, clientId: number): void {
  const previousOwner = tab.get(OWNER);
  if (previousOwner === String(clientId)) return;
  clearTab(tab, previousOwner === null ? 'after-visitor' : 'other-client');
  tab.set(OWNER, String(clientId));
}

export function clearTab(tab: TabStore, event: TabEvent): void {
  for (const key of tab.keys()) if (removesTabKey(key, event)) tab.remove(key);
}
