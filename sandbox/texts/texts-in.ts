import { isCulture } from '../../src/domain/language/culture';
import { timeWriter } from '../../src/domain/time-writer';
import {
  CULTURES,
  CULTURE_NAMES,
  DEFAULT_CULTURE,
  type Culture,
} from '../../src/domain/language/cultures.table';
import { DE } from './de.table';
import { EN } from './en.table';
import { ES } from './es.table';
import { FR } from './fr.table';
import type { CarriedMessage } from '../outbox/carrier';
import type { GatewayTexts, MailTexts, MessageKey } from './gateway-texts';
import { HI } from './hi.table';
import { ID } from './id.table';
import { IT } from './it.table';
import { JA } from './ja.table';
import { KO } from './ko.table';
import { MESSAGE_KINDS } from './messages.table';
import { TH } from './th.table';
import { UR } from './ur.table';
import { VI } from './vi.table';
import { ZH } from './zh.table';
import { ZH_TW } from './zh-tw.table';

/** By locale folder: one for American and Philippine English, two for Chinese. */
const TEXTS: Readonly<Record<string, GatewayTexts>> = Object.freeze({
  ...{ de: DE, en: EN, es: ES, fr: FR, hi: HI, id: ID, it: IT },
  ...{ ja: JA, ko: KO, th: TH, ur: UR, vi: VI, zh: ZH, 'zh-TW': ZH_TW },
});

/** The culture if the portal supports it, otherwise English. */
export function knownCulture(name: string | undefined): Culture {
  return name !== undefined && isCulture(name) ? name : DEFAULT_CULTURE;
}

/** The locale folder for a culture: `de`, `zh-TW`. */
export function folderOf(culture: string): string {
  return CULTURES[knownCulture(culture)].localeFolder;
}

/** The culture of a locale folder's texts; the first, if it serves two. */
export function cultureOfFolder(folder: string): Culture {
  return CULTURE_NAMES.find((name) => CULTURES[name].localeFolder === folder) ?? DEFAULT_CULTURE;
}

/** The gateway's own texts in a culture, or in English if the portal does not support it. */
export function textsIn(culture: string | undefined): GatewayTexts {
  const texts = TEXTS[folderOf(knownCulture(culture))];
  if (!texts) throw new Error(`The gateway has no texts in ${culture}`);
  return texts;
}

/** The words round the body of a mail. A message with values says everything in its body. */
export function mailIn(culture: string, kind: CarriedMessage['kind']): MailTexts {
  const { mails, messages, receipt } = textsIn(culture);
  if (!isMessage(kind)) return mails[kind];
  const { body, title } = messages[kind];
  if (MESSAGE_KINDS[kind].category === 'money') return { subject: title, text: receipt };
  return { subject: title, text: body.includes('{') ? '' : body };
}

const isMessage = (kind: CarriedMessage['kind']): kind is MessageKey => kind in MESSAGE_KINDS;

/** Fills values into a text: `filled('{code} is your code.', { code: '123456' })`. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

/**
 * An instant in a culture's format, with UTC named as the time zone: a mail or a supplier's page does not know its
 * reader's.
 */
export function writeInstant(instant: Date, culture: string): string {
  return timeWriter(knownCulture(culture), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  })(instant);
}
