import { folderOf } from '../texts-in';
import { EN, type FormTexts } from './en.table';

/** By locale folder, as the gateway's other texts are. */
const TEXTS: Readonly<Record<string, FormTexts>> = Object.freeze({ en: EN });

/** The texts of the questionnaires in a culture, or in English if the portal does not support it. */
export function formTextsIn(culture: string): FormTexts {
  return TEXTS[folderOf(culture)] ?? EN;
}
