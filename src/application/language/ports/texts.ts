import type { TextMap } from '../../../domain/culture/text-map';
import { port } from '../../kernel/port';

export type { TextMap } from '../../../domain/culture/text-map';

/**
 * Sources of texts: shipped with the build, and overlaid by the gateway. Both are loaded at the start and at each change
 * of the language. Rejects with `PortalError` only.
 */
export interface Texts {
  /**
   * The shipped texts of a file below `/locales`; `refused` with 404 for one that is not there.
   * @param folder the language, e.g. `de` or `zh-TW`.
   * @param file `translation` for every page, or a file of some features, e.g. `wallet` (D3).
   */
  loadFile(folder: string, file: string, signal?: AbortSignal): Promise<TextMap>;
  /**
   * The gateway's texts for a culture and a company, which replace shipped ones (`ContentTranslation/getAll`); empty if
   * there are none.
   */
  overlay(culture: string, companyId: number, signal?: AbortSignal): Promise<TextMap>;
}
export const Texts = port<Texts>('Texts');
