import type { TabStore } from '../kernel/ports/storage';

/** What was entered, by field. */
export type Entered = Readonly<Record<string, string>>;

/** What a client typed into a form and has not sent, as this tab keeps it (D7): one form, one client. */
export class ClientDraft {
  readonly #tab: TabStore;
  readonly #key: `portico.draft.${string}`;

  constructor(tab: TabStore, form: string) {
    this.#tab = tab;
    this.#key = `portico.draft.${form}`;
  }

  /** Nothing of another client's, and nothing where it can't be read. */
  read(clientId: number | undefined): Entered {
    try {
      const kept = Object(JSON.parse(this.#tab.get(this.#key) ?? '{}')) as {
        client?: unknown;
        entered?: unknown;
      };
      if (kept.client !== clientId) return {};
      const entries = Object.entries(Object(kept.entered) as object);
      return Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      return {};
    }
  }

  keep(clientId: number | undefined, entered: Entered): void {
    this.#tab.set(this.#key, JSON.stringify({ client: clientId, entered }));
  }

  drop(): void {
    this.#tab.remove(this.#key);
  }
}
