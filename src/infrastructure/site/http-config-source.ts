import type { ConfigSource } from '../../application/site/ports/config-source';
import { configuration } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

/** `/config.json` of the page's own origin (D2). */
export class HttpConfigSource implements ConfigSource {
  constructor(private readonly http: HttpClient) {}

  read(): Promise<unknown> {
    return this.http.call('config', { read: configuration });
  }
}
