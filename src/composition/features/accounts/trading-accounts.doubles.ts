import { Accounts } from '../../../application/accounts/ports/accounts';
import { describeAccountsContract } from '../../../testkit/accounts/accounts.contract';
import { FakeAccounts } from '../../../testkit/accounts/fake-accounts';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `trading-accounts` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(Accounts, ({ backend }) => new FakeAccounts(backend), describeAccountsContract, {
    // Unreadable items are reported beside the list.
    accounts: async (accounts) => (await accounts.list()).accounts,
  }),
];
