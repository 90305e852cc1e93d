import * as z from 'zod/mini';
import type { Platforms } from '../../application/ports/platforms';
import { TRADER_URL_TYPES } from '../../domain/platform/trader-url';
import { flag, orElse, readItems, result } from './codecs';
import type { HttpClient } from './http-client';

const links = z.union([z.array(z.unknown()), z.object({ items: z.array(z.unknown()) })]);
const link = z.object({ configKey: z.string(), configValue: z.string() });
const trader = z.object({ traderUrl: orElse(z.string(), null) });
const tool = z.union([z.boolean(), z.object({ isActive: flag })]);

/** Platform links, trader addresses and tool status over HTTP. */
export class HttpPlatforms implements Platforms {
  constructor(private readonly http: HttpClient) {}

  links(siteId: number, signal?: AbortSignal): Promise<Readonly<Record<string, string>>> {
    return this.http.call('siteConfig', {
      path: { siteId },
      signal,
      read: (json) => {
        const sent = result(links)(json);
        const { good } = readItems(Array.isArray(sent) ? sent : sent.items, link);
        return Object.fromEntries(good.map(({ configKey, configValue }) => [configKey, configValue]));
      },
    });
  }

  async traderUrl(kind: 'stock' | 'cfd', signal?: AbortSignal): Promise<string | null> {
    const { traderUrl } = await this.http.call('traderUrl', {
      query: { type: TRADER_URL_TYPES[kind] },
      signal,
      read: result(trader),
    });
    return traderUrl;
  }

  toolActive(toolId: number, signal?: AbortSignal): Promise<boolean> {
    return this.http.call('checkToolStatus', {
      query: { toolId },
      signal,
      read: (json) => {
        const sent = result(tool)(json);
        return typeof sent === 'boolean' ? sent : sent.isActive;
      },
    });
  }
}
