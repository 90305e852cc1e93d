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

/** Categories that occur, in the order of their first message; those without a name are left out. */
export function categoriesOf(messages: readonly Message[]): readonly string[] {
  return [...new Set(messages.flatMap(({ category }) => (category === null ? [] : [category])))];
}
