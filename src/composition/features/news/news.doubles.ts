import { News } from '../../../application/news/ports/news';
import { describeNewsContract } from '../../../testkit/news/news.contract';
import { FakeNews } from '../../../testkit/news/fake-news';
import { gatewayDouble, type Double } from '../../../testkit/portal/double';

/** The doubles of the ports that `news` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(News, ({ backend }) => new FakeNews(backend), describeNewsContract, {
    news: (news) => news.list('en-US', ''),
  }),
];
