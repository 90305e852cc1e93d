import * as z from 'zod/mini';
import type { CampaignSlides } from '../../application/campaigns/ports/campaign-slides';
import type { CampaignSlide } from '../../domain/campaigns/campaign-slide';
import { idOrNull, list, result, text, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const slide = z.object({
  id: idOrNull,
  culture: textOrNull,
  contentText: text,
  buttonText: text,
  image: textOrNull,
  url: textOrNull,
});

/** Slides of the campaign carousel over HTTP. */
export class HttpCampaignSlides implements CampaignSlides {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly CampaignSlide[]> {
    return this.http.call('campaignSlide', {
      signal,
      read: result(list(slide)),
    });
  }
}
