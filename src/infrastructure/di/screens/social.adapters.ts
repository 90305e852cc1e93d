import { ContainerModule } from 'inversify';
import { Strategies } from '../../../application/ports/strategies';
import { HttpClient } from '../../http/http-client';
import { HttpStrategies } from '../../http/http-strategies';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Strategies)).toResolvedValue((http) => new HttpStrategies(http), [HttpClient]);
});
