import { ContainerModule } from 'inversify';
import { News } from '../../../application/ports/news';
import { HttpClient } from '../../http/http-client';
import { HttpNews } from '../../http/http-news';
import { id } from '../token';

/** The adapter that only the news need; tests bind a fake in its place. */
export const screenAdapters = new ContainerModule(({ bind }) => {
  bind(id(News)).toResolvedValue((http) => new HttpNews(http), [HttpClient]);
});
