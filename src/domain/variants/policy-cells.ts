import { MENUS } from '../access/menu.table';
import { PUBLIC_ACCESS, ROUTE_ACCESS } from '../access/routes.table';
import { CAROUSEL } from '../campaigns/carousel.table';
import { FOOTER } from '../site/footer/footer.table';
import { TAG_MANAGER } from '../marketing/tag-manager.table';
import { TRADERS } from '../platform/traders.table';
import type { NamedRow } from '../site/policy-row';
import { REMINDERS } from '../reminder/reminder.table';
import { CHAT_KEYS } from '../support/chat-keys.table';

const TABLES = [ROUTE_ACCESS, PUBLIC_ACCESS, FOOTER, REMINDERS, CAROUSEL, TRADERS, CHAT_KEYS, TAG_MANAGER];

const rows: readonly NamedRow<string>[] = [
  ...TABLES.flatMap((table) => Object.values<NamedRow<string>>(table)),
  ...Object.values(MENUS).flat(),
];

/** Every cell that a company may define, by the id of its row, and the allowed words. */
export const POLICY_CELLS: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(({ id, words }) => [id, words]),
);
