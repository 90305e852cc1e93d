/** A message to a client (V8); fields that were not sent are `null`. */
export interface Message {
  readonly id: number;
  readonly category: string | null;
  readonly severity: string | null;
  /** Language of the texts: two letters or a culture. */
  readonly culture: string | null;
  /** Texts, never markup (X1). */
  readonly title: string;
  readonly body: string | null;
  readonly buttonText: string | null;
  readonly url: string | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string | null;
  readonly isRead: boolean;
}

/** Filter of messages. */
export interface MessageFilter {
  /** `null` for all. */
  readonly category: string | null;
  readonly unreadOnly: boolean;
}

export const NO_MESSAGE_FILTER: MessageFilter = Object.freeze({ category: null, unreadOnly: false });

/** A page of messages, newest first. */
export interface MessagePage {
  readonly items: readonly Message[];
  /** The gateway's cursor of the next page; `null` at the end of the list. */
  readonly next: string | null;
  /** Number of unread messages in all categories and pages; if it is not sent, and on later pages, those of this page. */
  readonly unread: number;
}

/** Channels on which a client gets messages of a category. */
export interface NotificationPreference {
  readonly category: string;
  readonly inPortal: boolean;
  readonly byMail: boolean;
  /** The client cannot turn it off. */
  readonly isLocked: boolean;
}

/** The portal's categories, in the order of the filter. */
const CATEGORIES: readonly string[] = ['money', 'margin', 'documents', 'account', 'security', 'announcement'];

/** The portal's categories, then other ones that occur in the messages. */
export function messageCategoriesOf(messages: readonly Message[]): readonly string[] {
  const categoriesInUse = messages.flatMap(({ category }) => (category === null ? [] : [category]));
  return [...new Set([...CATEGORIES, ...categoriesInUse])];
}

export function matchesFilter({ category, isRead }: Message, filter: MessageFilter): boolean {
  return (filter.category === null || category === filter.category) && !(filter.unreadOnly && isRead);
}

export type Severity = 'info' | 'success' | 'warning' | 'critical';

const SEVERITIES: readonly string[] = ['info', 'success', 'warning', 'critical'] satisfies Severity[];

/** The severity of a message; an unknown one counts as information. */
export function severityOf({ severity }: Message): Severity {
  return SEVERITIES.includes(severity ?? '') ? (severity as Severity) : 'info';
}
