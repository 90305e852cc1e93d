import type { Account } from '../../domain/accounts/account';
import { refuse } from '../kernel/refuse';
import type { FakeClient } from '../portal/fake-backend';

/** The client's account with this login; an account of another client is not found. */
export function ownAccount({ accounts }: Pick<FakeClient, 'accounts'>, login: number): Account {
  return accounts.find((account) => account.login === login) ?? refuse('notFound', 404);
}
