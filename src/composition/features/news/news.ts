import { News } from '../../../application/news/ports/news';
import { Clipboard } from '../../../application/kernel/ports/clipboard';
import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { NoticeStore } from '../../../application/kernel/notice-store';
import { Queries } from '../../../application/remote/queries';
import { LanguageStore } from '../../../application/language/language-store';
import { NewsArticleStore } from '../../../application/news/news-article-store';
import { NewsStore } from '../../../application/news/news-store';
import { CompanyStore } from '../../../application/session/company-store';
import { SiteStore } from '../../../application/site/site-store';
import { bind } from '../../../infrastructure/di/binding';
import { HttpNews } from '../../../infrastructure/news/http-news';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The portal's own news. */
export const feature = defineFeature({
  row: { texts: ['news'] },
  ports: [overHttp(News, HttpNews)],
  stores: [
    bind(
      NewsStore,
      [News, Queries, LanguageStore, Clock],
      (news, queries, language, clock) => new NewsStore({ news, queries, language, clock }),
    ),
    bind(
      NewsArticleStore,
      [News, Queries, LanguageStore, CompanyStore, SiteStore, Page, Clipboard, NoticeStore],
      (news, queries, language, company, site, page, clipboard, notices) =>
        new NewsArticleStore({ news, queries, language, company, site, page, clipboard, notices }),
    ),
  ],
  screens: {
    news: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-news" */ '../../../ui/news/screens/news-screen')).Screen,
    ),
  },
});
