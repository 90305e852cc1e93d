/** What a client was told (V8); what was not sent is `null`. */
export interface Message {
  readonly id: number;
  readonly category: string | null;
  readonly severity: string | null;
  /** What the texts are written in: two letters or a culture. */
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

/** Which messages are asked for. */
export interface MessageFilter {
  /** `null` for all. */
  readonly category: string | null;
  readonly unreadOnly: boolean;
}

export const ALL_MESSAGES: MessageFilter = Object.freeze({ category: null, unreadOnly: false });

/** A page of messages, newest first. */
export interface MessagePage {
  readonly items: readonly Message[];
  /** Where the next page begins, as the gateway names it; `null` where the list ends. */
  readonly next: string | null;
  /** Unread messages of all categories and pages; on the pages after the first, or where not sent, those of the page. */
  readonly unread: number;
}

/** Where a client is told about a category. */
export interface NotificationPreference {
  readonly category: string;
  readonly inPortal: boolean;
  readonly byMail: boolean;
  /** Whether nobody can turn it off. */
  readonly isLocked: boolean;
}

/** What a message is about, in the order of the filter. */
const CATEGORIES: readonly string[] = ['money', 'margin', 'documents', 'account', 'security', 'announcement'];

/** The portal's categories, and those of a gateway's own that occur. */
export function messageCategoriesOf(messages: readonly Message[]): readonly string[] {
  const own = messages.flatMap(({ category }) => (category === null ? [] : [category]));
  return [...new Set([...CATEGORIES, ...own])];
}

/** Whether a message is one of those that were asked for. */
export function fits({ category, isRead }: Message, filter: MessageFilter): boolean {
  return (filter.category === null || category === filter.category) && !(filter.unreadOnly && isRead);
}

export type Severity = 'info' | 'success' | 'warning' | 'critical';

const SEVERITIES: readonly string[] = ['info', 'success', 'warning', 'critical'] satisfies Severity[];

/** How much a message matters; one of a gateway's own is information. */
export function severityOf({ severity }: Message): Severity {
  return SEVERITIES.includes(severity ?? '') ? (severity as Severity) : 'info';
}
