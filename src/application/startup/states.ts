import type { Account } from '../../domain/accounts/account';
import type { CurrencyTotal } from '../../domain/accounts/totals';
import type { UserSetting } from '../../domain/client/user-setting';
import type { Variant } from '../../domain/site/company';
import type { BrandConfig, SupportConfig } from '../../domain/site/config/company-settings';
import type { Culture, Direction } from '../../domain/culture/cultures.table';
import type { AccountList } from '../accounts/ports/accounts';
import { port } from '../kernel/port';
import type { Remote } from '../remote/remote';
import type { NoticeTone } from '../kernel/notice-store';
import type { SessionEnd } from '../../domain/session/session';

/*
 * State of the stores for extensions: an interface and a token of one name, as a port has. A view reads it with
 * `useStore` inside an `observer`, and is rendered again when that state changes.
 */

/** The session of this page. */
export interface SessionState {
  readonly signedIn: boolean;
  /** Seconds since the epoch on the browser's clock; 0 while nobody is signed in. */
  readonly expiresAt: number;
  /** The session ends within two minutes. */
  readonly endsSoon: boolean;
  /** Why the last session of this page ended; `null` while one lasts or none was. */
  readonly lastEnd: SessionEnd | null;
  /** Ends the session and opens the sign-in page. */
  signOut(reason: 'manual'): void;
}
export const SessionState = port<SessionState>('SessionState');

/** The signed-in client. */
export interface ClientState {
  readonly remote: Remote<UserSetting>;
  /** `undefined` until the gateway has answered, and while nobody is signed in. */
  readonly setting: UserSetting | undefined;
  /** Fetches the setting again after a failure. */
  retry(): void;
}
export const ClientState = port<ClientState>('ClientState');

/** The current company: the client's when signed in, the site's before (D1). */
export interface CompanyState {
  /** The gateway's value; `undefined` until it is certain. */
  readonly companyId: number | undefined;
  readonly variant: Variant;
  readonly brand: BrandConfig;
  readonly support: SupportConfig;
}
export const CompanyState = port<CompanyState>('CompanyState');

/** The current language (D3). */
export interface LanguageState {
  /** The culture that should be shown. */
  readonly culture: Culture;
  /** The culture of the texts on screen; `null` before the first ones. */
  readonly shownCulture: Culture | null;
  readonly direction: Direction;
}
export const LanguageState = port<LanguageState>('LanguageState');

/** Light or dark. */
export interface ThemeState {
  readonly dark: boolean;
  /** Switches the theme of the signed-in client, and saves it at the gateway. */
  toggle(): void;
}
export const ThemeState = port<ThemeState>('ThemeState');

/** Short messages at the top of the page, hidden after five seconds. */
export interface NoticeState {
  /**
   * Shows a notice unless the same one is visible.
   * @param textKey key of the sentence in the texts; `values` are inserted into it.
   */
  show(tone: NoticeTone, textKey: string, values?: Readonly<Record<string, string | number>>): void;
}
export const NoticeState = port<NoticeState>('NoticeState');

/** The browser's connection. */
export interface ConnectionState {
  readonly online: boolean;
}
export const ConnectionState = port<ConnectionState>('ConnectionState');

/** The client's trading accounts, as the accounts page shows them. */
export interface AccountsState {
  readonly remote: Remote<AccountList>;
  /** Sums of the live accounts, one for each currency; exact decimals. */
  readonly totals: readonly CurrencyTotal[];
  /** The figures are old: the latest call failed and none has succeeded since, or the stream is silent. */
  readonly stale: boolean;
  /** Live accounts of a currency that are not in its total, because the gateway sent no equity for them. */
  accountsWithoutEquity(currency: string): readonly Account[];
  /** Loads the accounts unless they are cached. A failure shows in `remote`. */
  load(): void;
  /** Refetches the accounts. */
  retry(): void;
}
export const AccountsState = port<AccountsState>('AccountsState');
