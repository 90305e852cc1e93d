import type { LanguageItem, Languages } from '../../application/language/ports/languages';
import type { FakeBackend } from '../portal/fake-backend';

/** The language menu from the in-memory backend, sorted by name. */
export class FakeLanguages implements Languages {
  constructor(private readonly backend: FakeBackend) {}

  list(signal?: AbortSignal): Promise<readonly LanguageItem[]> {
    const answer = () => [...this.backend.languages].sort((a, b) => a.name.localeCompare(b.name));
    return this.backend.answerAnyone('language', answer, { signal });
  }
}
