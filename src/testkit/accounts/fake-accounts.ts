import type { AccountList, Accounts } from '../../application/accounts/ports/accounts';
import type { FakeBackend } from '../portal/fake-backend';

/** The signed-in client's trading accounts, from the in-memory backend. */
export class FakeAccounts implements Accounts {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<AccountList> {
    const { backend } = this;
    return backend.answerClient(
      'accounts',
      ({ accounts, unreadableAccounts }) => ({
        accounts,
        unreadable: unreadableAccounts,
        asOf: backend.now(),
      }),
      { signal },
    );
  }
}
