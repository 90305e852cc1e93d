import type { TextMap, Texts } from '../../application/language/ports/texts';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

/** Built-in texts and overrides from the in-memory backend. */
export class FakeTexts implements Texts {
  constructor(private readonly backend: FakeBackend) {}

  loadFile(folder: string, file: string, signal?: AbortSignal): Promise<TextMap> {
    const answer = () => {
      const texts = this.backend.shippedTexts.get(`${folder}/${file}`);
      if (!texts) throw PortalError.refused([], 404);
      return texts;
    };
    return this.backend.answerAnyone('locales', answer, { args: [folder, file], signal });
  }

  overlay(culture: string, companyId: number, signal?: AbortSignal): Promise<TextMap> {
    const answer = () => this.backend.overlays.get(`${culture}/${companyId}`) ?? {};
    return this.backend.answerAnyone('contentTranslation', answer, { args: [culture, companyId], signal });
  }
}
