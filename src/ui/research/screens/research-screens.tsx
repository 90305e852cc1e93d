import { ResearchScreen } from './research-screen';

/** Chart patterns and levels. */
export const TechnicalViews = () => <ResearchScreen page="technicalviews" />;

/** The calendar of economic figures. */
export const EconomicInsight = () => <ResearchScreen page="economicinsight" />;

/** Subjects of the press and the markets. */
export const MarketBuzz = () => <ResearchScreen page="marketbuzz" />;

/** Ideas for the main currency pairs. */
export const FeaturedIdeas = () => <ResearchScreen page="featuredideas" />;
