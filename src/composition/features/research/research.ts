import { Clock } from '../../../application/kernel/ports/clock';
import { Page } from '../../../application/kernel/ports/page';
import { Research } from '../../../application/research/ports/research';
import { Queries } from '../../../application/remote/queries';
import { LanguageStore } from '../../../application/language/language-store';
import { ResearchStore } from '../../../application/research/research-store';
import { SiteStore } from '../../../application/site/site-store';
import { construct } from '../../../infrastructure/di/binding';
import { HttpResearch } from '../../../infrastructure/research/http-research';
import { defineFeature } from '../../feature';
import { overHttp } from '../../start/over-http';

/** The four embedded research pages. */
export const feature = defineFeature({
  row: { texts: ['research'] },
  ports: [overHttp(Research, HttpResearch)],
  stores: [construct(ResearchStore, Research, Queries, Clock, Page, SiteStore, LanguageStore)],
  screens: {
    technicalviews: async () => (await screens()).TechnicalViews,
    economicinsight: async () => (await screens()).EconomicInsight,
    marketbuzz: async () => (await screens()).MarketBuzz,
    featuredideas: async () => (await screens()).FeaturedIdeas,
  },
});

const screens = () =>
  import(/* webpackChunkName: "screen-research" */ '../../../ui/research/screens/research-screens');
