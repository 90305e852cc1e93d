import { port } from '../../kernel/port';

/** Texts by i18next key, `{pageName}.{key}`, flat, without a prototype. */
export type TextMap = Readonly<Record<string, string>>;

/**
 * Where texts come from: shipped with the build, and laid over by the gateway. Both are asked for at the start and with each
 * change of the language. Rejects with `PortalError` only.
 */
export interface Texts {
  /**
   * The shipped texts of a file below `/locales`; `refused` with 404 for one that is not there.
   * @param folder the language, e.g. `de` or `zh-TW`.
   * @param file `translation` for what every page needs, or what only some features do, e.g. `wallet` (D3).
   */
  shipped(folder: string, file: string, signal?: AbortSignal): Promise<TextMap>;
  /** What the gateway lays over them for a culture and a company (`ContentTranslation/getAll`); empty where it changes nothing. */
  overlay(culture: string, companyId: number, signal?: AbortSignal): Promise<TextMap>;
}
export const Texts = port<Texts>('Texts');
