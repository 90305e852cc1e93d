import { Accounts } from '../../application/ports/accounts';
import { LiveSign } from '../../application/stores/live-sign';
import { construct } from '../../infrastructure/di/binding';
import { HttpAccounts } from '../../infrastructure/http/http-accounts';
import { describeAccountsContract } from '../../testkit/contracts/accounts.contract';
import { FakeAccounts } from '../../testkit/fakes/fake-accounts';
import { defineFeature, gatewayDouble } from '../feature';
import { overHttp } from '../over-http';

/** The client's trading accounts, which several pages ask for. */
export const feature = defineFeature({
  ports: [overHttp(Accounts, HttpAccounts)],
  stores: [construct(LiveSign)],
});

export const doubles = () => [
  gatewayDouble(Accounts, ({ backend }) => new FakeAccounts(backend), describeAccountsContract, {
    // Items that can't be read are reported beside the list.
    accounts: async (accounts) => (await accounts.list()).accounts,
  }),
];
