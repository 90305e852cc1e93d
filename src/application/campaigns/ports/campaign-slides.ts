import type { CampaignSlide } from '../../../domain/campaigns/campaign-slide';
import { port } from '../../kernel/port';

/** Slides of the campaign carousel (D4 `CampaignSlide`), fetched when its menu opens. Rejects with `PortalError` only. */
export interface CampaignSlides {
  /** As the gateway ordered them; one that could not be read is left out (D4). */
  list(signal?: AbortSignal): Promise<readonly CampaignSlide[]>;
}
export const CampaignSlides = port<CampaignSlides>('CampaignSlides');
