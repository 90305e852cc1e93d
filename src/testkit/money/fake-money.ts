import Big from 'big.js';
import type { Account } from '../../domain/accounts/account';
import { ERROR_CODE, type ErrorName } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import { canMoveMoney } from '../../domain/accounts/money-move';
import type { MoneyEffect } from '../../domain/money/money-quote';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import { methodsOf, type FakeClient } from '../portal/fake-backend';
import { takes } from '../session/fake-second-factors';

// What the fakes of the accounts' money and of the wallet have in common.

export function refuse(name: ErrorName, status = 400, details?: unknown): never {
  throw PortalError.refused([ERROR_CODE[name]], status, undefined, details);
}

/** Refuses what a client with a second factor sends without proving it. */
export function proved(
  client: FakeClient,
  { assertion, code }: { readonly assertion?: PasskeyAnswer | null; readonly code?: string | null },
): void {
  const proof = assertion ?? code;
  if (client.recoveryCodes && !proof) refuse('codeNeeded', 403, { methods: methodsOf(client) });
  if (client.recoveryCodes && !takes(client, proof ?? '')) refuse('wrongCode');
}

/** What moving money by a figure does to an account. */
export function effectOf(account: Account, by: Big): MoneyEffect {
  const { balance, equity, margin, marginLevel, marginCallLevel, freeMargin } = account;
  const after = (figure: string | null) => (figure === null ? null : new Big(figure).plus(by).toFixed(2));
  const equityAfter = after(equity);
  const isUsed = margin !== null && new Big(margin).gt(0);
  return {
    balanceNow: balance,
    balanceAfter: after(balance),
    equityNow: equity,
    equityAfter,
    freeMarginNow: freeMargin,
    freeMarginAfter: after(freeMargin),
    marginLevelNow: marginLevel,
    marginLevelAfter:
      isUsed && equityAfter !== null ? new Big(equityAfter).div(margin).times(100).toFixed(2) : null,
    marginCallLevel,
  };
}

/** Moves an account's money by a figure. */
export function change(client: FakeClient, login: number, by: Big): void {
  client.accounts = client.accounts.map((account) => {
    if (account.login !== login) return account;
    const { balanceAfter, equityAfter, freeMarginAfter, marginLevelAfter } = effectOf(account, by);
    return {
      ...account,
      balance: balanceAfter,
      equity: equityAfter,
      freeMargin: freeMarginAfter,
      marginLevel: marginLevelAfter,
    };
  });
}

export function ownOf(client: FakeClient, login: number): Account {
  return client.accounts.find((one) => one.login === login) ?? refuse('notFound', 404);
}

/** Finds an account whose money can be moved: one that is open, with real money. */
export function openOf(client: FakeClient, login: number): Account {
  const account = ownOf(client, login);
  return canMoveMoney(account) ? account : refuse('forbidden', 403);
}
