import type { CampaignSlide } from '../../../domain/campaigns/campaign-slide';
import { port } from '../../kernel/port';

/** Slides of the campaign carousel (D4 `CampaignSlide`), fetched when its menu opens. Rejects with `PortalError` only. */
export interface CampaignSlides {
  /** The slides in the gateway's order; invalid ones are left out (D4). */
  list(signal?: AbortSignal): Promise<readonly CampaignSlide[]>;
}
export const CampaignSlides = port<CampaignSlides>('CampaignSlides');
