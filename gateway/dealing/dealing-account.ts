import { lockFigures, readFigures, type AccountFigures } from '../accounts/account-figures';
import type { Database } from '../db/database';
import type { Clock } from '../kernel/time';
import { DealingRefusal } from './dealing-refusal';
import { ACTIONS, type Action, type Origin } from './dealing-rules.table';
import { COPY_ACCOUNT_TYPE } from '../accounts/account-rules.table';
import { isMarketOpen, nextOpening } from './market-hours';

/** An account on which its client, a copy or a robot trades. */
export type DealingAccount = AccountFigures;

/**
 * Locks an account and its ledger until the transaction ends, and reads its figures after that.
 * @throws DealingRefusal `account` if the account does not exist.
 */
export const lockAccount = async (
  transaction: Database,
  clock: Clock,
  login: number,
): Promise<DealingAccount> => orRefuse(await lockFigures(transaction, clock, login));

/** Reads a locked account, with its figures at an instant. */
export const readAccount = async (transaction: Database, login: number, at: Date): Promise<DealingAccount> =>
  orRefuse(await readFigures(transaction, login, at));

function orRefuse(account: AccountFigures | undefined): DealingAccount {
  if (!account) throw new DealingRefusal({ reason: 'account' });
  return account;
}

/**
 * Throws a refusal unless the account is active and its rights allow the action. The account of a copy is traded by its copy
 * alone, whose trades need no rights.
 */
export function checkAction(
  { accountType, freeMargin, rights, status }: DealingAccount,
  action: Action,
  origin: Origin = 'client',
): void {
  if (status !== 'active' || freeMargin === null) throw new DealingRefusal({ reason: 'account' });
  if (accountType === COPY_ACCOUNT_TYPE && origin === 'copy') return;
  if (!ACTIONS[action].rights.includes(rights)) throw new DealingRefusal({ reason: 'rights' });
}

/** Throws a refusal if the action needs an open market, and trading in the symbol is closed. */
export function checkMarket(symbol: string, action: Action, at: Date): void {
  if (!ACTIONS[action].needsOpenMarket || isMarketOpen(symbol, at.getTime())) return;
  const opensAt = nextOpening(symbol, at.getTime()).toISOString();
  throw new DealingRefusal({ reason: 'market-closed', opensAt });
}
