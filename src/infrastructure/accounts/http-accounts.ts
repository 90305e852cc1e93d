import * as z from 'zod/mini';
import type { AccountList, Accounts } from '../../application/accounts/ports/accounts';
import {
  flag,
  id,
  idOrNull,
  instantOrNull,
  lenientList,
  moneyOrNull,
  nonEmptyText,
  orElse,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { readUsualAccount } from './usual-account';

/** The changing figures of an account, in the list and in the stream. */
export const figures = {
  login: id,
  balance: moneyOrNull,
  equity: moneyOrNull,
  credit: moneyOrNull,
  margin: moneyOrNull,
  freeMargin: moneyOrNull,
  floatingPl: moneyOrNull,
  marginLevel: moneyOrNull,
};

/** An account; only `login`, `platform`, `kind` and `currency` are certain (D4). */
export const account = z.object({
  ...figures,
  platform: z.enum(['MT4', 'MT5', 'Trader', 'Investor']),
  kind: z.enum(['live', 'demo']),
  currency: nonEmptyText,
  name: textOrNull,
  nickname: textOrNull,
  server: textOrNull,
  accountType: textOrNull,
  leverage: orElse(z.number(), null),
  marginCallLevel: moneyOrNull,
  stopOutLevel: moneyOrNull,
  marginMode: textOrNull,
  rights: textOrNull,
  swapFree: flag,
  status: orElse(z.enum(['active', 'pending', 'archived']), 'active' as const),
  openedAt: instantOrNull,
});

const withLogin = z.object({ login: idOrNull });

/** The account list over HTTP. */
export class HttpAccounts implements Accounts {
  constructor(private readonly http: HttpClient) {}

  async list(signal?: AbortSignal): Promise<AccountList> {
    const { value, asOf } = await this.http.callWithTime('accounts', {
      signal,
      read: lenientList(account, readUsualAccount),
    });
    return { accounts: value.valid, unreadable: value.invalid.map(loginOf), asOf };
  }
}

/** The login of an invalid item, if that can be read. */
function loginOf(item: unknown): { login: number | null } {
  const read = withLogin.safeParse(item);
  return read.success ? read.data : { login: null };
}
