import type { Extension } from '../extensions/extension';

/** Options of a portal. */
export interface PortalOptions {
  /** If two extensions replace the same port, the later one counts. */
  readonly extensions?: readonly Extension[];
}

/** The portal of a page. */
export interface Portal {
  /** Starts the portal and renders it into an element, `#root` by default. */
  mount(root?: HTMLElement | null): void;
}

/**
 * Creates a portal with extensions. If one names something that does not exist, nothing is rendered: the page shows
 * `config-error` with the valid names, and `ExtensionError` or `CompanyError` is thrown.
 */
export function createPortal({ extensions = [] }: PortalOptions = {}): Portal {
  return {
    mount(root = document.getElementById('root')) {
      // The code is in the same chunk, but runs only now: importing a part of the portal, as tests do, starts nothing.
      void import(/* webpackMode: "eager" */ './create-portal').then((page) =>
        page.createPortal({ extensions }).mount(root),
      );
    },
  };
}
