import { ContainerModule } from 'inversify';
import { Applications } from '../../../application/ports/applications';
import { HttpClient } from '../../http/http-client';
import { HttpApplications } from '../../http/http-applications';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Applications)).toResolvedValue((http) => new HttpApplications(http), [HttpClient]);
});
