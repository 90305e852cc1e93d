import { Accounts } from '../../application/ports/accounts';
import { LiveSign } from '../../application/stores/live-sign';
import { construct } from '../../infrastructure/di/binding';
import { HttpAccounts } from '../../infrastructure/http/http-accounts';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The client's trading accounts, which several pages ask for. */
export const feature = defineFeature({
  ports: [overHttp(Accounts, HttpAccounts)],
  stores: [construct(LiveSign)],
});
