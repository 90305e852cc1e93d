import * as z from 'zod/mini';
import type { Geo } from '../../application/site/ports/geo';
import { orElse, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const address = z.object({ ip: textOrNull });
const place = z.object({ continent: orElse(z.object({ code: textOrNull }), { code: null }) });

/** The visitor's address and continent over HTTP. */
export class HttpGeo implements Geo {
  constructor(private readonly http: HttpClient) {}

  async ip(signal?: AbortSignal): Promise<string | null> {
    return (await this.http.call('ip', { signal, read: result(address) })).ip;
  }

  async continent(signal?: AbortSignal): Promise<string | null> {
    return (await this.http.call('country', { signal, read: result(place) })).continent.code;
  }
}
