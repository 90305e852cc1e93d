import type { Extension } from '../extensions/extension';

/** What a portal is made with. */
export interface PortalOptions {
  /** What an integrator adds; of two that replace the same port the later one counts. */
  readonly extensions?: readonly Extension[];
}

/** The portal of a page. */
export interface Portal {
  /** Starts the portal and draws it into an element, `#root` by default. */
  mount(root?: HTMLElement | null): void;
}

/**
 * The portal with extensions. What they ask for and is not there ends the start before anything is drawn: the page
 * shows `config-error` with the valid names, and `ExtensionError` or `CompanyError` is thrown.
 */
export function createPortal({ extensions = [] }: PortalOptions = {}): Portal {
  return {
    mount(root = document.getElementById('root')) {
      // In the same file, but run now: what only imports a part of the portal, a test for example, starts nothing.
      void import(/* webpackMode: "eager" */ './create-portal').then((page) =>
        page.createPortal({ extensions }).mount(root),
      );
    },
  };
}
