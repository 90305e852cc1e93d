import * as z from 'zod/mini';
import type { Countries, Country } from '../../application/site/ports/countries';
import { list, required, result, text, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const country = z.object({
  code: required(z.string().check(z.regex(/^[A-Z]{2}$/))),
  name: textOrNull,
  dialCode: text,
});

/** Countries over HTTP; a country without a name is shown by its code. */
export class HttpCountries implements Countries {
  constructor(private readonly http: HttpClient) {}

  async list(siteId: number, signal?: AbortSignal): Promise<readonly Country[]> {
    const items = await this.http.call('siteCountry', {
      query: { siteId },
      signal,
      read: result(list(country)),
    });
    return items
      .map((item) => ({ ...item, name: item.name ?? item.code }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}
