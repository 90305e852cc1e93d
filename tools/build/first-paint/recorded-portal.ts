import type { Extension } from '../../../src/composition/extensions/extension';
import type { Portal, PortalOptions } from '../../../src/composition/start/portal';

let extensionsOfEntry: readonly Extension[] = [];

/** Replaces the portal's `createPortal` while the build runs an entry in Node. It records the extensions and renders nothing. */
export function createPortal({ extensions = [] }: PortalOptions = {}): Portal {
  extensionsOfEntry = extensions;
  return { mount: () => undefined };
}

export const recordedExtensions = (): readonly Extension[] => extensionsOfEntry;
