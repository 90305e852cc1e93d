import { ContainerModule } from 'inversify';
import { Passwords } from '../../../application/ports/passwords';
import { HttpClient } from '../../http/http-client';
import { HttpPasswords } from '../../http/http-passwords';
import { id } from '../token';

/** The adapter of the password pages; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Passwords)).toResolvedValue((http) => new HttpPasswords(http), [HttpClient]);
});
