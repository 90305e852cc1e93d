import { News } from '../../application/ports/news';
import { describeNewsContract } from '../../testkit/contracts/news.contract';
import { FakeNews } from '../../testkit/fakes/fake-news';
import { gatewayDouble, type Double } from '../../testkit/double';

/** The doubles of the ports that `news` binds. */
export const doubles: readonly Double[] = [
  gatewayDouble(News, ({ backend }) => new FakeNews(backend), describeNewsContract, {
    news: (news) => news.list('en-US', ''),
  }),
];
