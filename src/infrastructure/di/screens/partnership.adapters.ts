import { ContainerModule } from 'inversify';
import { Partners } from '../../../application/ports/partners';
import { HttpClient } from '../../http/http-client';
import { HttpPartners } from '../../http/http-partners';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Partners)).toResolvedValue((http) => new HttpPartners(http), [HttpClient]);
});
