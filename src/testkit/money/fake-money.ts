import Big from 'big.js';
import type { Account } from '../../domain/accounts/account';
import { canMoveMoney } from '../../domain/accounts/money-move';
import { limitIssue, type AmountLimits } from '../../domain/money/amount-check';
import type { MoneyEffect } from '../../domain/money/money-quote';
import type { PasskeyAnswer } from '../../domain/session/passkey';
import { ownAccount } from '../accounts/own-account';
import { refuse } from '../kernel/refuse';
import type { FakeClient } from '../portal/fake-backend';
import { checkFactor } from '../session/fake-second-factors';

// Functions shared by the fakes of account money and of the wallet.

/** Refuses an amount outside its limits, with the limit in the details. */
export function refuseBeyondLimits(amount: string, limits: AmountLimits): void {
  const issue = limitIssue(amount, limits);
  if (!issue) return;
  const { limit } = issue;
  const { currency } = limits;
  const details = issue.kind === 'aboveAvailable' ? { available: limit, currency } : { limit, currency };
  refuse('refused', 400, details);
}

/** A proof in the form in which it is sent. */
export interface SentProof {
  readonly assertion?: PasskeyAnswer | null | undefined;
  readonly code?: string | null | undefined;
  readonly password?: string | null | undefined;
}

/**
 * Refuses an order without a valid proof: of the second factor if the client has one, else of the password if the
 * destination is new.
 */
export function checkProof(client: FakeClient, proof: SentProof, isKnown: boolean): void {
  const { password } = proof;
  if (password && client.password !== password) refuse('wrongCurrentPassword');
  if (!client.recoveryCodes && !isKnown && !password) refuse('codeNeeded', 403, { methods: ['password'] });
  checkFactor(client, proof);
}

export function effectOf(account: Account, amount: Big): MoneyEffect {
  const { balance, equity, margin, marginLevel, marginCallLevel, freeMargin } = account;
  const add = (figure: string | null) => (figure === null ? null : new Big(figure).plus(amount).toFixed(2));
  const equityAfter = add(equity);
  const hasMargin = margin !== null && new Big(margin).gt(0);
  return {
    balanceNow: balance,
    balanceAfter: add(balance),
    equityNow: equity,
    equityAfter,
    freeMarginNow: freeMargin,
    freeMarginAfter: add(freeMargin),
    marginLevelNow: marginLevel,
    marginLevelAfter:
      hasMargin && equityAfter !== null ? new Big(equityAfter).div(margin).times(100).toFixed(2) : null,
    marginCallLevel,
  };
}

export function changeBalance(client: FakeClient, login: number, amount: Big): void {
  client.accounts = client.accounts.map((account) => {
    if (account.login !== login) return account;
    const { balanceAfter, equityAfter, freeMarginAfter, marginLevelAfter } = effectOf(account, amount);
    return {
      ...account,
      balance: balanceAfter,
      equity: equityAfter,
      freeMargin: freeMarginAfter,
      marginLevel: marginLevelAfter,
    };
  });
}

/** The client's account, if money can be moved in and out of it. */
export function moneyAccount(client: FakeClient, login: number): Account {
  const account = ownAccount(client, login);
  return canMoveMoney(account) ? account : refuse('forbidden', 403);
}

export function isBelowCall({ marginLevelAfter, marginCallLevel }: MoneyEffect): boolean {
  return (
    marginLevelAfter !== null && marginCallLevel !== null && new Big(marginLevelAfter).lt(marginCallLevel)
  );
}

/** Bonus credit that is lost with an amount; null without a bonus. */
export function creditLossOf(credit: string | undefined, { balance }: Account, amount: Big): string | null {
  if (credit === undefined) return null;
  return new Big(credit)
    .times(amount)
    .div(balance ?? 1)
    .toFixed(2);
}

/** The withdrawable amount: margin and unrealised gains are excluded. */
export function withdrawableOf({ balance, freeMargin }: Account): Big {
  const [total, free] = [new Big(balance ?? 0), new Big(freeMargin ?? 0)];
  return total.lt(free) ? total : free;
}
