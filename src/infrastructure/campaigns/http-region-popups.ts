import * as z from 'zod/mini';
import type { RegionPopups } from '../../application/campaigns/ports/region-popups';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import { idOrNull, result, text, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const popup = z.nullable(
  z.object({
    id: idOrNull,
    culture: textOrNull,
    title: text,
    contentText: text,
    buttonText: text,
    url: textOrNull,
  }),
);

/** Regional announcements over HTTP. */
export class HttpRegionPopups implements RegionPopups {
  constructor(private readonly http: HttpClient) {}

  current(signal?: AbortSignal): Promise<RegionPopup | null> {
    return this.http.call('regionPopup', { signal, read: result(popup) });
  }
}
