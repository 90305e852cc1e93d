import * as z from 'zod/mini';
import type { Research, ResearchPageKey } from '../../application/research/ports/research';
import type { Culture } from '../../domain/culture/cultures.table';
import { result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

/** A bare address, or one in an object (D4). */
const page = z.union([z.string(), z.object({ url: textOrNull })]);

/** Addresses of embedded research pages over HTTP. */
export class HttpResearch implements Research {
  constructor(private readonly http: HttpClient) {}

  async address(pageName: ResearchPageKey, culture: Culture, signal?: AbortSignal): Promise<string | null> {
    const answer = await this.http.call('researchPage', {
      query: { culture, pageName },
      signal,
      read: result(page),
    });
    const address = typeof answer === 'string' ? answer : answer.url;
    return address === '' ? null : address;
  }
}
