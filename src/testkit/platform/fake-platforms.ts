import type { Platforms } from '../../application/platform/ports/platforms';
import type { FakeBackend } from '../portal/fake-backend';

/** Platform links, trader URLs and tools from the in-memory backend. */
export class FakePlatforms implements Platforms {
  constructor(private readonly backend: FakeBackend) {}

  links(siteId: number, signal?: AbortSignal): Promise<Readonly<Record<string, string>>> {
    const answer = () => this.backend.links.get(siteId) ?? {};
    return this.backend.answerAnyone('siteConfig', answer, { args: [siteId], signal });
  }

  traderUrl(kind: 'stock' | 'cfd', signal?: AbortSignal): Promise<string | null> {
    return this.backend.answerClient(
      'traderUrl',
      ({ stockTraderUrl, cfdTraderUrl }) => (kind === 'stock' ? stockTraderUrl : cfdTraderUrl),
      { args: [kind], signal },
    );
  }

  toolActive(toolId: number, signal?: AbortSignal): Promise<boolean> {
    return this.backend.answerClient('checkToolStatus', ({ activeTools }) => activeTools.has(toolId), {
      args: [toolId],
      signal,
    });
  }
}
