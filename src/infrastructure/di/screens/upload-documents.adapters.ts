import { ContainerModule } from 'inversify';
import { Documents } from '../../../application/ports/documents';
import { HttpClient } from '../../http/http-client';
import { HttpDocuments } from '../../http/http-documents';
import { id } from '../token';

/** The adapter that only this screen needs; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(Documents)).toResolvedValue((http) => new HttpDocuments(http), [HttpClient]);
});
