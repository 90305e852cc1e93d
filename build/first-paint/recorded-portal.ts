import type { Extension } from '../../src/composition/extension';
import type { Portal, PortalOptions } from '../../src/composition/portal';

let recorded: readonly Extension[] = [];

/** Stands for the portal's `createPortal` while the build reads an entry in Node: draws nothing, keeps what was asked for. */
export function createPortal({ extensions = [] }: PortalOptions = {}): Portal {
  recorded = extensions;
  return { mount: () => undefined };
}

/** What the entry has brought. */
export const recordedExtensions = (): readonly Extension[] => recorded;
