import { Accounts } from '../../../application/accounts/ports/accounts';
import { LiveSign } from '../../../application/accounts/live-sign';
import { construct } from '../../../infrastructure/di/binding';
import { HttpAccounts } from '../../../infrastructure/accounts/http-accounts';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The client's trading accounts, which several pages ask for. */
export const feature = defineFeature({
  ports: [overHttp(Accounts, HttpAccounts)],
  stores: [construct(LiveSign)],
});
