import { ContainerModule } from 'inversify';
import { Profiles } from '../../../application/ports/profiles';
import { HttpClient } from '../../http/http-client';
import { HttpProfiles } from '../../http/http-profiles';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Profiles)).toResolvedValue((http) => new HttpProfiles(http), [HttpClient]);
});
