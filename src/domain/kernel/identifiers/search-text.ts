import { withoutUnseen } from './line-text';
import { plainText } from './plain-text';

const CONTROLS = /[\p{Cc}\p{Cs}]/gu;

/** The words of a search as they were typed or pasted, without controls and what nobody sees. */
export function cleanSearch(text: string): string {
  return withoutUnseen(text.replace(CONTROLS, ' ')).replace(/\s+/g, ' ').trim();
}

/** A text by which a name is found and with which it is compared: neither case nor width nor the digits' script matters. */
export const searchKey = (text: string): string => plainText(text).toLowerCase();
