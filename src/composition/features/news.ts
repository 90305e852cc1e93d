import { News } from '../../application/ports/news';
import { Queries } from '../../application/remote/queries';
import { LanguageStore } from '../../application/stores/language-store';
import { NewsStore } from '../../application/stores/news-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpNews } from '../../infrastructure/http/http-news';
import { themed } from '../../ui/theme/themed';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The portal's own news. */
export const feature = defineFeature({
  ports: [overHttp(News, HttpNews)],
  stores: [construct(NewsStore, News, Queries, LanguageStore)],
  screens: {
    news: themed(
      async () =>
        (await import(/* webpackChunkName: "screen-news" */ '../../ui/screens/news/news-screen')).Screen,
    ),
  },
});
