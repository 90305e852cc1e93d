import type { Fault } from '@portico/portal/testkit';

const LISTS = {
  news: [
    { id: 1, title: 'Euro climbs', summary: null, publishedAt: '2026-02-02T08:00:00Z', language: 'en' },
    { id: 2, title: 'Der Euro steigt', publishedAt: '2026-02-02T08:00:00Z', language: 'de' },
    { id: 3, title: 'Gold rests', publishedAt: '2026-02-01T08:00:00Z', language: 'en' },
    { id: 4, title: 'Oil falls', publishedAt: '2026-01-31T08:00:00Z', language: 'en' },
  ],
  slides: [
    { id: 1, text: 'Copy a strategy', button: 'Browse' },
    { id: 2, text: 'Bring a friend', button: 'Invite' },
  ],
  announcements: [{ id: 1, title: 'Closed on Monday', text: 'Support is back on Tuesday.', button: 'Read' }],
  research: [{ key: 'av_ideas', address: 'https://research.acme.example/ideas' }],
};

const FAILURES: Readonly<Record<Fault, () => Response>> = {
  unavailable: () => new Response('', { status: 503 }),
  'too-many': () => new Response('', { status: 429, headers: { 'Retry-After': '7' } }),
  refused: () => Response.json({ codes: [12] }, { status: 400 }),
  unreadable: () => new Response('{'),
  'wrong-shape': () => Response.json({ not: 'a list' }),
};

/** The system of Acme's editors as tests have it: lists in memory, behind a `fetch` of its own. */
export class Editors {
  lists: Readonly<Record<string, readonly unknown[]>> = LISTS;
  #failure: Fault | null = null;

  readonly fetch: typeof fetch = async (asked, { signal } = {}) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    const failure = this.#failure;
    this.#failure = null;
    if (failure) return FAILURES[failure]();
    const list = new URL(String(asked)).pathname.slice(1);
    return Response.json(this.lists[list] ?? []);
  };

  write(lists: Readonly<Record<string, readonly unknown[]>>): void {
    this.lists = lists;
  }

  reset(): void {
    this.lists = LISTS;
  }

  failNext(fault: Fault): void {
    this.#failure = fault;
  }
}
