import { CompanyStore } from '../../application/session/company-store';
import { SessionStore } from '../../application/session/session-store';
import { SiteStore } from '../../application/site/site-store';
import { resolveContributedScreen } from '../../domain/access/contributed-pages';
import type { ContributedScreen } from '../../domain/site/contributed-screens';
import { resolvePublicRoute, resolveRoute } from '../../domain/access/resolve-route';
import { routePath } from '../../domain/access/routes';
import type { PublicRouteKey, RouteKey, ShellRouteKey } from '../../domain/access/routes.table';
import type { Resolve } from '../../infrastructure/di/token';
import type { Guard, Redirect } from './guarded-history';

export interface Guards {
  shell(route: ShellRouteKey): Guard;
  open(route: PublicRouteKey): Guard;
  /** For the screens of extensions. */
  extension(screen: ContributedScreen): Guard;
  /** For the root and for unknown paths. */
  to(path: string): Guard;
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
  const toRegistration = (): Redirect => ({ to: pathTo('register-open-trading-account') });
  /** Redirects to the sign-in, and back to this page after it. */
  const toSignIn = (path: string): Redirect => ({ to: pathTo('login'), remember: path });
  /** A menu may offer a page that the company may not enter. A client who clicked it sees a notice (D5). */
  const toAllowedPage = (route: RouteKey, isMove: boolean): Redirect =>
    isMove ? { to: pathTo(route), notice: 'routes.notForAccount' } : { to: pathTo(route) };

  return {
    shell: (route) => (path, isMove) => {
      if (config.registrationOnly) return toRegistration();
      if (!session.signedIn) return toSignIn(path);
      if (company.companyId === undefined) return null; // checked again once the client is known
      const target = resolveRoute(route, company.variant);
      return target.kind === 'screen' ? null : toAllowedPage(target.to, isMove);
    },
    extension: (screen) => (path, isMove) => {
      const { signedIn } = session;
      if (config.registrationOnly) return toRegistration();
      if (signedIn && company.companyId === undefined) return null;
      const variant = signedIn ? company.variant : company.siteVariant;
      const target = resolveContributedScreen(screen, { signedIn, variant });
      if (target === 'screen') return null;
      return target === 'login' ? toSignIn(path) : toAllowedPage(target, isMove);
    },
    open: (route) => () => {
      const { signedIn } = session;
      const { siteVariant } = company;
      const { registrationOnly } = config;
      const target = resolvePublicRoute(route, { siteVariant, signedIn, registrationOnly });
      if (target.kind === 'screen') return null;
      const hasSignedIn = route === 'login' && signedIn && !registrationOnly;
      return hasSignedIn ? { to: session.readReturnPath(), remember: null } : { to: pathTo(target.to) };
    },
    to: (path) => () => ({ to: path }),
  };
}
