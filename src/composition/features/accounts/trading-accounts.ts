import { Accounts } from '../../../application/accounts/ports/accounts';
import { LiveStatus } from '../../../application/accounts/live-status';
import { construct } from '../../../infrastructure/di/binding';
import { HttpAccounts } from '../../../infrastructure/accounts/http-accounts';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The client's trading accounts, which several pages use. */
export const feature = defineFeature({
  ports: [overHttp(Accounts, HttpAccounts)],
  stores: [construct(LiveStatus)],
});
