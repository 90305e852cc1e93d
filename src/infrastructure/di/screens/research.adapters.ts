import { ContainerModule } from 'inversify';
import { Research } from '../../../application/ports/research';
import { HttpClient } from '../../http/http-client';
import { HttpResearch } from '../../http/http-research';
import { id } from '../token';

/** The adapter that only the research pages need; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Research)).toResolvedValue((http) => new HttpResearch(http), [HttpClient]);
});
