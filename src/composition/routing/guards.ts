import { CompanyStore } from '../../application/session/company-store';
import { NoticeStore } from '../../application/kernel/notice-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import { resolveContributedScreen } from '../../domain/access/contributed-pages';
import type { ContributedScreen } from '../../domain/site/contributed-screens';
import { resolvePublicRoute, resolveRoute } from '../../domain/access/resolve-route';
import { routePath } from '../../domain/access/routes';
import type { PublicRouteKey, RouteKey, ShellRouteKey } from '../../domain/access/routes.table';
import type { Resolve } from '../../infrastructure/di/token';
import type { Lead } from './guarded-history';

export interface Guards {
  shell(route: ShellRouteKey): Lead;
  open(route: PublicRouteKey): Lead;
  /** For the screens of extensions. */
  extension(screen: ContributedScreen): Lead;
  /** For the root and for unknown paths. */
  to(path: string): Lead;
}

/**
 * Guards that decide who may see which route (R2). A guard runs before its page is shown, and again when the session
 * or the company changes.
 */
export function createGuards(resolve: Resolve): Guards {
  const session = resolve(SessionStore);
  const company = resolve(CompanyStore);
  const { config } = resolve(SiteStore);

  const pathTo = (route: RouteKey) => routePath(route, config.brand.slug);

  /** Leads to the sign-in, and back to this page after it. */
  const toSignIn = (path: string) => {
    session.rememberPath(path);
    return pathTo('login');
  };
  /** A menu may offer a page that the company may not enter. A client who clicked it sees a notice that says why (D5). */
  const elsewhere = (isMove: boolean, to: RouteKey) => {
    if (isMove) resolve(NoticeStore).show('info', 'routes.notForAccount');
    return pathTo(to);
  };
  return {
    shell: (route) => (path, moved) => {
      if (config.registrationOnly) return pathTo('register-open-trading-account');
      if (!session.signedIn) return toSignIn(path);
      if (company.companyId === undefined) return null; // checked again once the client is known
      const target = resolveRoute(route, company.variant);
      return target.kind === 'screen' ? null : elsewhere(moved, target.to);
    },
    extension: (screen) => (path, moved) => {
      const { signedIn } = session;
      if (config.registrationOnly) return pathTo('register-open-trading-account');
      if (signedIn && company.companyId === undefined) return null;
      const variant = signedIn ? company.variant : company.siteVariant;
      const target = resolveContributedScreen(screen, { signedIn, variant });
      if (target === 'screen') return null;
      return target === 'login' ? toSignIn(path) : elsewhere(moved, target);
    },
    open: (route) => () => {
      const { signedIn } = session;
      const { siteVariant } = company;
      const { registrationOnly } = config;
      const resolved = resolvePublicRoute(route, { siteVariant, signedIn, registrationOnly });
      if (resolved.kind === 'screen') return null;
      const entering = route === 'login' && signedIn && !registrationOnly;
      return entering ? session.takeReturnPath() : pathTo(resolved.to);
    },
    to: (path) => () => path,
  };
}
