import { withoutUnseen } from './line-text';
import { plainText } from './plain-text';

const CONTROLS = /[\p{Cc}\p{Cs}]/gu;

/** The typed or pasted words of a search, without controls and invisible characters. */
export function cleanSearch(text: string): string {
  return withoutUnseen(text.replace(CONTROLS, ' ')).replace(/\s+/g, ' ').trim();
}

/** A text by which a name is found and with which it is compared: neither case nor width nor the digits' script matters. */
export const searchKey = (text: string): string => plainText(text).toLowerCase();
