import { folderOf } from '../texts-in';
import { DE } from './de.table';
import { EN, type FormTexts } from './en.table';
import { ES } from './es.table';
import { FR } from './fr.table';
import { HI } from './hi.table';
import { ID } from './id.table';
import { IT } from './it.table';
import { JA } from './ja.table';
import { KO } from './ko.table';
import { TH } from './th.table';
import { UR } from './ur.table';
import { VI } from './vi.table';
import { ZH } from './zh.table';
import { ZH_TW } from './zh-tw.table';

/** By locale folder, as the gateway's other texts are. */
const TEXTS: Readonly<Record<string, FormTexts>> = Object.freeze({
  ...{ de: DE, en: EN, es: ES, fr: FR, hi: HI, id: ID, it: IT },
  ...{ ja: JA, ko: KO, th: TH, ur: UR, vi: VI, zh: ZH, 'zh-TW': ZH_TW },
});

/** The texts of the questionnaires in a culture, or in English if the portal does not support it. */
export function formTextsIn(culture: string): FormTexts {
  return TEXTS[folderOf(culture)] ?? EN;
}
