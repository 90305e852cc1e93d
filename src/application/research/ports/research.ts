import type { Culture } from '../../../domain/culture/cultures.table';
import type { RESEARCH_PAGES } from '../../../domain/research/research-pages.table';
import { port } from '../../kernel/port';

/** Key of an embedded page in the gateway's call, e.g. `av_ideas`. */
export type ResearchPageKey = (typeof RESEARCH_PAGES)[keyof typeof RESEARCH_PAGES];

/** Research pages of outside suppliers (R7 `TradingCentral/getiframeurl`), which the portal shows in a frame. Rejects with `PortalError` only. */
export interface Research {
  /**
   * The address of a page in a culture, without the session's token. The portal frames it only if it is https, of another
   * origin than the portal's and, if `frameOrigins` of the configuration has any, of one of those. `null` if the supplier
   * does not have the page.
   */
  address(page: ResearchPageKey, culture: Culture, signal?: AbortSignal): Promise<string | null>;
}
export const Research = port<Research>('Research');
