import type { Fault } from '@portico/portal/testkit';

const NEWS = [
  { id: 1, title: 'Euro climbs', summary: null, publishedAt: '2026-02-02T08:00:00Z', language: 'en' },
  { id: 2, title: 'Der Euro steigt', publishedAt: '2026-02-02T08:00:00Z', language: 'de' },
  { id: 3, title: 'Gold rests', publishedAt: '2026-02-01T08:00:00Z', language: 'en' },
  { id: 4, title: 'Oil falls', publishedAt: '2026-01-31T08:00:00Z', language: 'en' },
];

const FAILURES: Readonly<Record<Fault, () => Response>> = {
  unavailable: () => new Response('', { status: 503 }),
  'too-many': () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }),
  refused: () => Response.json({ codes: [12] }, { status: 400 }),
  unreadable: () => new Response('{'),
  'wrong-shape': () => Response.json({ not: 'a list' }),
};

/** A fake of the editors' system: news in memory behind its own `fetch`, which can fail on demand. */
export class Editors {
  #failure: Fault | null = null;

  readonly fetch: typeof fetch = async (_address, { signal } = {}) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    const failure = this.#failure;
    this.#failure = null;
    return failure ? FAILURES[failure]() : Response.json(NEWS);
  };

  failNext(fault: Fault): void {
    this.#failure = fault;
  }
}
