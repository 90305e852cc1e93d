import type { Variant } from '../site/company';
import { cellOf } from '../site/policy-row';
import { isSpecialContinent } from '../site/geo';
import type { Culture } from '../culture/cultures.table';
import { CHAT_KEYS } from './chat-keys.table';

/** Cultures for which the floating chat link is hidden (R2.3, D3). */
const WITHOUT_CHAT_LINK: readonly Culture[] = ['en-PH', 'ja-JP'];

/** Translation key of the chat provider's key (R4). */
export function chatKeyName(variant: Variant, continent: string | null): string {
  return cellOf(CHAT_KEYS[isSpecialContinent(continent) ? 'special' : 'elsewhere'], variant);
}

/** True if the shell shows the floating chat link in this culture. */
export function hasChatLink(culture: Culture): boolean {
  return !WITHOUT_CHAT_LINK.includes(culture);
}
