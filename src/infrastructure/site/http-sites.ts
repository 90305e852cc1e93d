import * as z from 'zod/mini';
import type { Sites } from '../../application/site/ports/sites';
import type { SiteDomain } from '../../domain/site/site-domain';
import { id, orElse, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const siteDomain = z.object({
  isActive: orElse(z.boolean(), true),
  companyId: id,
  siteId: id,
  culture: textOrNull,
});

export class HttpSites implements Sites {
  constructor(private readonly http: HttpClient) {}

  domain(host: string, language: string, signal?: AbortSignal): Promise<SiteDomain> {
    return this.http.call('siteDomain', { path: { host, language }, signal, read: result(siteDomain) });
  }
}
