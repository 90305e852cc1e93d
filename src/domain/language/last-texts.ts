import { isCulture } from './culture';
import type { Culture } from './cultures.table';

/** Whose texts were shown last in this tab. */
export interface LastTexts {
  readonly culture: Culture;
  readonly companyId: number;
}

/** The plain text that `readLastTexts` reads. */
export function lastTextsAsText({ culture, companyId }: LastTexts): string {
  return `${culture} ${companyId}`;
}

/** `undefined` where nothing was kept, or something that this portal does not write. */
export function readLastTexts(text: string | null): LastTexts | undefined {
  const [, culture, company] = /^(\S+) (\d{1,15})$/.exec(text ?? '') ?? [];
  return isCulture(culture) ? { culture, companyId: Number(company) } : undefined;
}
