import type { UserSetting } from '../../domain/client/user-setting';
import { keysClearedBySignOut } from '../../domain/kernel/storage-keys.table';
import type { Session, SessionEnd } from '../../domain/session/session';
import type { ClientStore } from '../client/client-store';
import type { Gateway } from '../kernel/core-ports/gateway';
import type { Navigation } from '../kernel/core-ports/navigation';
import type { LanguageChoice } from '../kernel/language-choice';
import type { LayoutStore } from '../kernel/layout-store';
import type { LocalStore, TabStore } from '../kernel/ports/storage';
import { clearTab } from '../kernel/tab-owner';
import type { Queries } from '../remote/queries';
import type { SessionVault } from './core-ports/session-vault';

export interface LifecyclePorts {
  vault: SessionVault;
  local: LocalStore;
  tab: TabStore;
  gateway: Gateway;
  navigation: Navigation;
  queries: Queries;
}

export interface LifecycleStores {
  client: ClientStore;
  language: LanguageChoice;
  layout: LayoutStore;
}

/**
 * The steps of signing in and of signing out, in order. `SessionStore` changes its state and runs the steps in one
 * action: reactions to the session, such as the router's guards, see only the result.
 */
export class SessionLifecycle {
  readonly #ports: LifecyclePorts;
  readonly #stores: LifecycleStores;

  constructor(ports: LifecyclePorts, stores: LifecycleStores) {
    this.#ports = ports;
    this.#stores = stores;
  }

  /**
   * A token was accepted.
   * @param isOtherSession the page had a session with another token, perhaps of another client.
   * @param setting of the token's client, if it was loaded already.
   */
  onSignedIn(session: Session, isOtherSession: boolean, setting?: UserSetting): void {
    this.#store(session);
    this.#sendToken(session.token);
    if (isOtherSession) this.#forgetAnswers();
    this.#loadClient(setting);
  }

  /** The browser had a session when the page was opened; start-up loads its client once a token link is read. */
  onResumed(session: Session): void {
    this.#sendToken(session.token);
  }

  /** The same client has a new token. */
  onRenewed(session: Session): void {
    this.#store(session);
    this.#sendToken(session.token);
  }

  onSignedOut(end: SessionEnd): void {
    this.#sendNoToken();
    this.#clearStorage();
    this.#forgetAnswers();
    this.#clearTab(end);
    this.#storeReturnPath(end);
    this.#stores.language.forget();
    this.#stores.layout.reset();
    this.#openSignIn();
  }

  #store(session: Session): void {
    this.#ports.vault.store(session);
  }

  #sendToken(token: string): void {
    this.#ports.gateway.setBearer(token);
    this.#ports.tab.remove('portico.signedOut');
  }

  #sendNoToken(): void {
    this.#ports.gateway.setBearer(null);
  }

  /** Drops the client's answers and calls in flight; views that need them fetch again, with the current token. */
  #forgetAnswers(): void {
    this.#ports.queries.forgetClient();
  }

  #loadClient(setting: UserSetting | undefined): void {
    if (setting) this.#stores.client.publish(setting);
    else void this.#stores.client.load();
  }

  #clearStorage(): void {
    this.#ports.vault.clear();
    for (const key of keysClearedBySignOut('stores')) this.#ports.local.remove(key);
  }

  #clearTab(end: SessionEnd): void {
    clearTab(this.#ports.tab, end === 'manual' ? 'by-hand' : 'forced');
  }

  /** A client whose session ended against their will returns to the page after the next sign-in (D5). */
  #storeReturnPath(end: SessionEnd): void {
    const { navigation, tab } = this.#ports;
    const { path, search } = navigation.current();
    if (end === 'manual') tab.set('portico.signedOut', 'true');
    else tab.set('portico.returnTo', path + search);
  }

  /** The guards can't: they let a visitor stay on a public page, and before the first page there is no router. */
  #openSignIn(): void {
    this.#ports.navigation.go('/login', { replace: true });
  }
}
