import * as z from 'zod/mini';
import type { Marketing, MarketingRecord } from '../../application/marketing/ports/marketing';
import { result } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

/** An id, and nothing that storage or another page could take for markup (P5). */
const dataId = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));

/** Records of visits over HTTP. */
export class HttpMarketing implements Marketing {
  constructor(private readonly http: HttpClient) {}

  record(visit: MarketingRecord, signal?: AbortSignal): Promise<string> {
    return this.http.call('createMarketingId', { body: visit, signal, read: result(dataId) });
  }
}
