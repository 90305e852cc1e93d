import { News } from '../../../application/news/ports/news';
import { Queries } from '../../../application/remote/queries';
import { LanguageStore } from '../../../application/language/language-store';
import { NewsStore } from '../../../application/news/news-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpNews } from '../../../infrastructure/news/http-news';
import { withTheme } from '../../../ui/theme/with-theme';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The portal's own news. */
export const feature = defineFeature({
  row: { texts: ['news'] },
  ports: [overHttp(News, HttpNews)],
  stores: [construct(NewsStore, News, Queries, LanguageStore)],
  screens: {
    news: withTheme(
      async () =>
        (await import(/* webpackChunkName: "screen-news" */ '../../../ui/news/screens/news-screen')).Screen,
    ),
  },
});
