import type { ConfigSource } from '../../application/ports/config-source';
import { configuration } from './codecs';
import type { HttpClient } from './http-client';

/** `/config.json` of the page's own origin (D2). */
export class HttpConfigSource implements ConfigSource {
  constructor(private readonly http: HttpClient) {}

  read(): Promise<unknown> {
    return this.http.call('config', { read: configuration });
  }
}
