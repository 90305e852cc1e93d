import * as z from 'zod/mini';
import type { AccountSettings } from '../../application/accounts/ports/account-settings';
import {
  DEFAULT_NICKNAME_LENGTH,
  type AccountPasswordChange,
  type AccountSettings as Settings,
} from '../../domain/accounts/account-settings';
import type { Proof } from '../../domain/session/passkey';
import { DEFAULT_PASSWORD_RULES } from '../../domain/session/password-rules';
import {
  flag,
  instantOrNull,
  list,
  moneyOrNull,
  emptyResult,
  orElse,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { asContractBody } from '../session/passkey-json';
import { passwordRules } from '../session/password-rules';

const leverage = z.object({
  leverage: z.int(),
  isAllowed: orElse(z.boolean(), true),
  margin: moneyOrNull,
  freeMargin: moneyOrNull,
});
const password = orElse(
  z.object({ changedAt: instantOrNull, rules: orElse(passwordRules, DEFAULT_PASSWORD_RULES) }),
  null,
);
const blocker = z.object({
  kind: z.enum(['positions', 'orders', 'balance', 'requests']),
  amount: moneyOrNull,
  currency: textOrNull,
});
const archive = z.object({
  isAllowed: flag,
  blockers: orElse(list(blocker), []),
  restoreDays: orElse(z.int(), null),
  restoreUntil: instantOrNull,
});
const settings = z.object({
  leverages: orElse(list(leverage), []),
  tradingPassword: password,
  readOnlyPassword: password,
  nicknameLength: orElse(z.int(), DEFAULT_NICKNAME_LENGTH),
  archive: orElse(archive, { isAllowed: false, blockers: [], restoreDays: null, restoreUntil: null }),
});

/** Settings of a trading account over HTTP. */
export class HttpAccountSettings implements AccountSettings {
  constructor(private readonly http: HttpClient) {}

  settingsOf(login: number, signal?: AbortSignal): Promise<Settings> {
    return this.http.call('accountSettings', { query: { login }, signal, read: result(settings) });
  }

  rename(login: number, nickname: string): Promise<void> {
    const body = { login, nickname: nickname === '' ? null : nickname };
    return this.http.call('renameAccount', { body, read: emptyResult });
  }

  changeLeverage(login: number, newLeverage: number): Promise<void> {
    return this.http.call('changeLeverage', { body: { login, leverage: newLeverage }, read: emptyResult });
  }

  changePassword(login: number, change: AccountPasswordChange, proof: Proof = { code: null }): Promise<void> {
    const body = asContractBody({ login, ...change, ...proof });
    return this.http.call('changeAccountPassword', { body, read: emptyResult });
  }

  archive(login: number): Promise<void> {
    return this.http.call('archiveAccount', { body: { login }, read: emptyResult });
  }

  restore(login: number): Promise<void> {
    return this.http.call('restoreAccount', { body: { login }, read: emptyResult });
  }
}
