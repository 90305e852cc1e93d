import type { Research, ResearchPageKey } from '../../application/research/ports/research';
import type { Culture } from '../../domain/culture/cultures.table';
import type { FakeBackend } from '../portal/fake-backend';

/** Research page addresses in memory: one per page and culture, unless the backend has another. */
export class FakeResearch implements Research {
  constructor(private readonly backend: FakeBackend) {}

  address(page: ResearchPageKey, culture: Culture, signal?: AbortSignal): Promise<string | null> {
    const { researchPages } = this.backend;
    const usual = `https://research.example/${page}?culture=${culture}`;
    const answer = () => (researchPages.has(page) ? (researchPages.get(page) ?? null) : usual);
    return this.backend.secured('researchPage', answer, { args: [page, culture], signal });
  }
}
