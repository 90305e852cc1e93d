import { CompanyStore } from '../../application/session/company-store';
import { NoticeStore } from '../../application/kernel/notice-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import { resolveBrought, type BroughtScreen } from '../../domain/access/brought';
import { resolvePublicRoute, resolveRoute } from '../../domain/access/resolve-route';
import { routePath } from '../../domain/access/routes';
import type { PublicRouteKey, RouteKey, ShellRouteKey } from '../../domain/access/routes.table';
import type { Resolve } from '../../infrastructure/di/token';
import type { Lead } from './guarded-history';

export interface Guards {
  shell(route: ShellRouteKey): Lead;
  open(route: PublicRouteKey): Lead;
  /** For the screens that extensions bring. */
  brought(screen: BroughtScreen): Lead;
  /** For the root and for unknown paths. */
  to(path: string): Lead;
}

/**
 * Who may see which route (R2): each guard runs before its page is shown, and again when the session or
 * the company changes.
 */
export function createGuards(resolve: Resolve): Guards {
  const session = resolve(SessionStore);
  const company = resolve(CompanyStore);
  const { config } = resolve(SiteStore);

  const pathTo = (route: RouteKey) => routePath(route, config.brand.slug);

  /** To the sign-in, and back to this page after it. */
  const toSignIn = (path: string) => {
    session.refuse(path);
    return pathTo('login');
  };
  /** A menu may offer what the company may not enter; who clicked is told why they are elsewhere (D5). */
  const elsewhere = (moved: boolean, to: RouteKey) => {
    if (moved) resolve(NoticeStore).show('info', 'routes.notForAccount');
    return pathTo(to);
  };
  return {
    shell: (route) => (path, moved) => {
      if (config.registrationOnly) return pathTo('register-open-trading-account');
      if (!session.signedIn) return toSignIn(path);
      if (company.companyId === undefined) return null; // asked again once the client is known
      const found = resolveRoute(route, company.variant);
      return found.kind === 'screen' ? null : elsewhere(moved, found.to);
    },
    brought: (screen) => (path, moved) => {
      const { signedIn } = session;
      if (config.registrationOnly) return pathTo('register-open-trading-account');
      if (signedIn && company.companyId === undefined) return null;
      const variant = signedIn ? company.variant : company.siteVariant;
      const found = resolveBrought(screen, { signedIn, variant });
      if (found === 'screen') return null;
      return found === 'login' ? toSignIn(path) : elsewhere(moved, found);
    },
    open: (route) => () => {
      const { signedIn } = session;
      const { siteVariant } = company;
      const { registrationOnly } = config;
      const found = resolvePublicRoute(route, { siteVariant, signedIn, registrationOnly });
      if (found.kind === 'screen') return null;
      const entering = route === 'login' && signedIn && !registrationOnly;
      return entering ? session.takeReturnPath() : pathTo(found.to);
    },
    to: (path) => () => path,
  };
}
