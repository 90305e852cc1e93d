import { isInstant } from '../../domain/kernel/instant';
import type { Account, AccountKind, AccountStatus, Platform } from '../../domain/accounts/account';

const PLATFORMS: Readonly<Record<Platform, true>> = { MT4: true, MT5: true, Trader: true, Investor: true };
const KINDS: Readonly<Record<AccountKind, true>> = { live: true, demo: true };
const STATUSES: Readonly<Record<AccountStatus, true>> = { active: true, pending: true, archived: true };
const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Most instants are certain without being parsed: in UTC, before the 29th. */
const CERTAIN_INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;

type Missing = null | undefined;

/** An account without a status is read as active. */
type ReadAccount = Account & { readonly status: AccountStatus };

const isNameIn = <Name extends string>(names: Readonly<Record<Name, true>>, value: unknown): value is Name =>
  typeof value === 'string' && Object.hasOwn(names, value);
const isText = (value: unknown): value is string | Missing =>
  typeof value === 'string' || value === null || value === undefined;
const isMoney = (value: unknown): value is string | Missing =>
  value === null || value === undefined || (typeof value === 'string' && DECIMAL.test(value));
const isAmount = (value: unknown): value is number | Missing =>
  value === null || value === undefined || (typeof value === 'number' && Number.isFinite(value));
const isFlag = (value: unknown): value is boolean | Missing =>
  typeof value === 'boolean' || value === null || value === undefined;
const isMoment = (value: unknown): value is string | Missing =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && CERTAIN_INSTANT.test(value)) ||
  isInstant(value);

/**
 * Reads an account that is sent in the usual way, as the schema would; undefined for any other, which the schema reads or
 * refuses. Ten thousand accounts are read in an eighth of the schema's time.
 */
export function readUsualAccount(item: unknown): ReadAccount | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Readonly<Record<keyof Account, unknown>>;
  const { login, platform, kind, currency, status } = fields;
  const { balance, equity, credit, margin, freeMargin, floatingPl } = fields;
  const { marginLevel, marginCallLevel, stopOutLevel } = fields;
  const { name, nickname, server, accountType, marginMode, rights } = fields;
  const { leverage, swapFree, openedAt } = fields;
  if (
    !(
      typeof login === 'number' &&
      Number.isSafeInteger(login) &&
      isNameIn(PLATFORMS, platform) &&
      isNameIn(KINDS, kind) &&
      typeof currency === 'string' &&
      currency !== '' &&
      (status === null || status === undefined || isNameIn(STATUSES, status)) &&
      isMoney(balance) &&
      isMoney(equity) &&
      isMoney(credit) &&
      isMoney(margin) &&
      isMoney(freeMargin) &&
      isMoney(floatingPl) &&
      isMoney(marginLevel) &&
      isMoney(marginCallLevel) &&
      isMoney(stopOutLevel) &&
      isText(name) &&
      isText(nickname) &&
      isText(server) &&
      isText(accountType) &&
      isText(marginMode) &&
      isText(rights) &&
      isAmount(leverage) &&
      isFlag(swapFree) &&
      isMoment(openedAt)
    )
  )
    return undefined;
  return {
    login,
    platform,
    kind,
    currency,
    name: name ?? null,
    nickname: nickname ?? null,
    server: server ?? null,
    accountType: accountType ?? null,
    leverage: leverage ?? null,
    balance: balance ?? null,
    equity: equity ?? null,
    credit: credit ?? null,
    margin: margin ?? null,
    freeMargin: freeMargin ?? null,
    floatingPl: floatingPl ?? null,
    marginLevel: marginLevel ?? null,
    marginCallLevel: marginCallLevel ?? null,
    stopOutLevel: stopOutLevel ?? null,
    swapFree: swapFree ?? false,
    status: status ?? 'active',
    marginMode: marginMode ?? null,
    rights: rights ?? null,
    openedAt: openedAt ?? null,
  };
}
