import type { ComponentType } from 'react';
import type { HowToUseTab } from '../../../../domain/access/menu-entries.table';
import { AlphaGenerationPicture } from './alpha-generation-picture';
import { EconomicInsightPicture } from './economic-insight-picture';
import { FeaturedIdeasPicture } from './featured-ideas-picture';
import { MarketBuzzPicture } from './market-buzz-picture';
import { TechnicalViewsPicture } from './technical-views-picture';

/** The picture of each guide. */
export const PICTURES: Readonly<Record<HowToUseTab, ComponentType<{ label: string }>>> = {
  'technical-views': TechnicalViewsPicture,
  'economic-insight': EconomicInsightPicture,
  'market-buzz': MarketBuzzPicture,
  'featured-ideas': FeaturedIdeasPicture,
  'alpha-generation': AlphaGenerationPicture,
};
