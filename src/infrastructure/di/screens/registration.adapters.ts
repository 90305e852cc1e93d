import { ContainerModule } from 'inversify';
import { Registration } from '../../../application/ports/registration';
import { HttpClient } from '../../http/http-client';
import { HttpRegistration } from '../../http/http-registration';
import { id } from '../token';

/** The adapter that all forms of visitors share: the rules of a password come by it, too. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Registration)).toResolvedValue((http) => new HttpRegistration(http), [HttpClient]);
});
