import type { Variant } from '../site/company';
import { cellOf } from '../site/policy-row';
import {
  HOME,
  PUBLIC_ACCESS,
  type PublicRouteKey,
  ROUTE_ACCESS,
  type RouteKey,
  type ScreenKey,
  type ShellRouteKey,
  TRADING,
} from './routes.table';

/** Result of a route: a screen, or a redirect that keeps the address' prefix. */
export type RouteResolution =
  | { readonly kind: 'screen'; readonly screen: ScreenKey }
  | { readonly kind: 'redirect'; readonly to: RouteKey };

/** Facts that the public routes depend on. */
export interface PublicVisit {
  /** Variant of the site-domain record, also for a signed-in client (D1). */
  readonly siteVariant: Variant;
  readonly signedIn: boolean;
  /** The runtime configuration's `registrationOnly` (D2). */
  readonly registrationOnly: boolean;
}

const screen = (key: ScreenKey): RouteResolution => ({ kind: 'screen', screen: key });
const redirect = (to: RouteKey): RouteResolution => ({ kind: 'redirect', to });

/** Under the registration-only restriction just the trading registration is reachable, signed in or not (D2). */
export function isReachable(key: RouteKey, registrationOnly: boolean): boolean {
  return !registrationOnly || key === 'register-open-trading-account';
}

/** Resolves a route of the shell for a signed-in client (R2.2). */
export function resolveRoute(key: ShellRouteKey, variant: Variant): RouteResolution {
  const cell = cellOf(ROUTE_ACCESS[key], variant);
  return cell === HOME ? redirect('accounts') : screen(cell);
}

/**
 * Resolves a public route (R2.1). `token-login` has no screen: `readEntryLink` has read its query before routes are
 * resolved.
 */
export function resolvePublicRoute(
  key: PublicRouteKey,
  { siteVariant, signedIn, registrationOnly }: PublicVisit,
): RouteResolution {
  if (!isReachable(key, registrationOnly)) return redirect('register-open-trading-account');
  if (key === 'token-login') return redirect('accounts');
  if (key === 'login') return signedIn ? redirect('accounts') : screen('login');
  const cell = cellOf(PUBLIC_ACCESS[key], siteVariant);
  return cell === TRADING ? redirect('register-open-trading-account') : screen(cell);
}
