import { contributedScreenAt } from './contributed-pages';
import type { KnownPages } from '../site/contributed-screens';
import { isShellRoute, routeOfPath } from './routes';
import { isHttpsAddress, parseAddress } from '../kernel/address';
import { splitPrefix } from '../culture/prefix';

/** The target of a link in the gateway's content: a page of the portal, or another site in a new tab. */
export type ContentLink =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

const PLACEHOLDER_ORIGIN = 'https://portal.invalid';

/**
 * The link of an address in content (X1, X3): an absolute https address, or the path of an account-area page or of an
 * extension's screen, with its query. `null` for anything else, such as a script or a protocol-relative address.
 * A path may have `{slug}` in place of the brand's slug, as the table of routes has.
 * @param brandSlug of the reader's company.
 */
export function contentLink(
  url: string | null,
  pages: KnownPages,
  brandSlug = pages.slugs[0] ?? '',
): ContentLink | null {
  const to = pagePath(
    (url ?? '').replace(/^\/\{slug\}/, () => `/${brandSlug}`),
    pages,
  );
  if (to !== null) return { kind: 'inside', to };
  return isHttpsAddress(url) ? { kind: 'outside', href: url } : null;
}

function pagePath(url: string, { slugs, screens }: KnownPages): string | null {
  const address = url.startsWith('/') ? parseAddress(url, PLACEHOLDER_ORIGIN) : undefined;
  if (address?.origin !== PLACEHOLDER_ORIGIN) return null;
  const { path } = splitPrefix(address.pathname);
  const route = routeOfPath(path, ...slugs);
  const isPage = route === undefined ? contributedScreenAt(screens, path) : isShellRoute(route);
  return isPage ? path + address.search : null;
}
