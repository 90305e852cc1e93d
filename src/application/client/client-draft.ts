import type { TabStore } from '../kernel/ports/storage';

/** Entries of a form, by field. */
export type FormEntries = Readonly<Record<string, string>>;

/** Unsent entries of one form and one client, stored in this tab (D7). */
export class ClientDraft {
  readonly #tab: TabStore;
  readonly #key: `portico.draft.${string}`;

  constructor(tab: TabStore, form: string) {
    this.#tab = tab;
    this.#key = `portico.draft.${form}`;
  }

  /** Returns the entries; empty if they are another client's or can't be read. */
  read(clientId: number | undefined): FormEntries {
    try {
      const content = Object(JSON.parse(this.#tab.get(this.#key) ?? '{}')) as {
        client?: unknown;
        entered?: unknown;
      };
      if (content.client !== clientId) return {};
      const entries = Object.entries(Object(content.entered) as object);
      return Object.fromEntries(
        entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      );
    } catch {
      return {};
    }
  }

  save(clientId: number | undefined, entries: FormEntries): void {
    this.#tab.set(this.#key, JSON.stringify({ client: clientId, entered: entries }));
  }

  drop(): void {
    this.#tab.remove(this.#key);
  }
}
