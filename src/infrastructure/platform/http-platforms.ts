import * as z from 'zod/mini';
import type { Platforms } from '../../application/platform/ports/platforms';
import { TRADER_URL_TYPES } from '../../domain/platform/trader-url';
import { flag, list, result, textOrNull } from '../http/codecs';
import type { HttpClient } from '../http/http-client';

const link = z.object({ configKey: z.string(), configValue: z.string() });
const links = z.union([list(link), z.object({ items: list(link) })]);
const trader = z.object({ traderUrl: textOrNull });
const tool = z.union([z.boolean(), z.object({ isActive: flag })]);

/** Platform links, trader addresses and tool status over HTTP. */
export class HttpPlatforms implements Platforms {
  constructor(private readonly http: HttpClient) {}

  async links(siteId: number, signal?: AbortSignal): Promise<Readonly<Record<string, string>>> {
    const answer = await this.http.call('siteConfig', { path: { id: siteId }, signal, read: result(links) });
    const items = Array.isArray(answer) ? answer : answer.items;
    return Object.fromEntries(items.map(({ configKey, configValue }) => [configKey, configValue]));
  }

  async traderUrl(kind: 'stock' | 'cfd', signal?: AbortSignal): Promise<string | null> {
    const { traderUrl } = await this.http.call('traderUrl', {
      query: { type: TRADER_URL_TYPES[kind] },
      signal,
      read: result(trader),
    });
    return traderUrl;
  }

  async toolActive(toolId: number, signal?: AbortSignal): Promise<boolean> {
    const answer = await this.http.call('checkToolStatus', { query: { toolId }, signal, read: result(tool) });
    return typeof answer === 'boolean' ? answer : answer.isActive;
  }
}
