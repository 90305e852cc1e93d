import { Clock } from '../../application/ports/clock';
import { Page } from '../../application/ports/page';
import { Research } from '../../application/ports/research';
import { Queries } from '../../application/remote/queries';
import { LanguageStore } from '../../application/stores/language-store';
import { ResearchStore } from '../../application/stores/research-store';
import { SiteStore } from '../../application/stores/site-store';
import { construct } from '../../infrastructure/di/binding';
import { HttpResearch } from '../../infrastructure/http/http-research';
import { defineFeature } from '../feature';
import { overHttp } from '../over-http';

/** The four embedded research pages. */
export const feature = defineFeature({
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
  import(/* webpackChunkName: "screen-research" */ '../../ui/screens/research/research-screens');
