import { isDecimal } from '../../domain/kernel/numbers/decimal';
import { isInstant } from '../../domain/kernel/instant';
import type { Account, AccountKind, AccountStatus, Money, Platform } from '../../domain/accounts/account';

const PLATFORMS: Readonly<Record<Platform, true>> = { MT4: true, MT5: true, Trader: true, Investor: true };
const KINDS: Readonly<Record<AccountKind, true>> = { live: true, demo: true };
const STATUSES: Readonly<Record<AccountStatus, true>> = { active: true, pending: true, archived: true };
const FIELD_COUNT = 23;

/** An account without a status is read as active. */
type ReadAccount = Account & { readonly status: AccountStatus };

const isNameIn = (names: Readonly<Record<string, true>>, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(names, value);
const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isMoney = (value: unknown): value is Money => value === null || isDecimal(value);

/**
 * An account that is sent with each field of the contract and no other, as it is: the schema would read the same, and
 * needs ten times as long for ten thousand. Undefined for any other, which the schema reads or refuses.
 */
export function readUsualAccount(item: unknown): ReadAccount | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  // Written out: a table of fields is as slow as the schema.
  const sentFields = item as Readonly<Record<keyof Account, unknown>>;
  const { login, platform, kind, currency, status, leverage, swapFree, openedAt } = sentFields;
  const isUsual =
    Object.keys(item).length === FIELD_COUNT &&
    Number.isSafeInteger(login) &&
    isNameIn(PLATFORMS, platform) &&
    isNameIn(KINDS, kind) &&
    isNameIn(STATUSES, status) &&
    currency !== '' &&
    currency !== null &&
    isText(currency) &&
    isText(sentFields.name) &&
    isText(sentFields.nickname) &&
    isText(sentFields.server) &&
    isText(sentFields.accountType) &&
    isText(sentFields.marginMode) &&
    isText(sentFields.rights) &&
    isMoney(sentFields.balance) &&
    isMoney(sentFields.equity) &&
    isMoney(sentFields.credit) &&
    isMoney(sentFields.margin) &&
    isMoney(sentFields.freeMargin) &&
    isMoney(sentFields.floatingPl) &&
    isMoney(sentFields.marginLevel) &&
    isMoney(sentFields.marginCallLevel) &&
    isMoney(sentFields.stopOutLevel) &&
    (leverage === null || Number.isFinite(leverage)) &&
    typeof swapFree === 'boolean' &&
    (openedAt === null || isInstant(openedAt));
  return isUsual ? (item as ReadAccount) : undefined;
}
