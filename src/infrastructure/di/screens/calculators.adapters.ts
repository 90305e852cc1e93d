import { ContainerModule } from 'inversify';
import { Rates } from '../../../application/ports/rates';
import { HttpClient } from '../../http/http-client';
import { HttpRates } from '../../http/http-rates';
import { id } from '../token';

/** The adapters that only this screen needs; tests bind fakes in their place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Rates)).toResolvedValue((http) => new HttpRates(http), [HttpClient]);
});
