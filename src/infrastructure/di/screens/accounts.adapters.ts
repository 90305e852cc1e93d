import { ContainerModule } from 'inversify';
import { Accounts } from '../../../application/ports/accounts';
import { RegionPopups } from '../../../application/ports/region-popups';
import { HttpAccounts } from '../../http/http-accounts';
import { HttpClient } from '../../http/http-client';
import { HttpRegionPopups } from '../../http/http-region-popups';
import { id } from '../token';

/** The adapters that only this screen needs; tests bind fakes in their place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Accounts)).toResolvedValue((http) => new HttpAccounts(http), [HttpClient]);
  bind(id(RegionPopups)).toResolvedValue((http) => new HttpRegionPopups(http), [HttpClient]);
});
