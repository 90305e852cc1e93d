import { makeAutoObservable } from 'mobx';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft, type FormEntries } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';

/**
 * Entries of an order, with its key: stored in the tab, so that a repeat after a lost connection or a reload moves
 * nothing twice (D9). Destinations and codes are never stored (D7).
 */
export class OrderDraft<Field extends string> {
  private form = '';
  private entries: FormEntries = {};
  readonly #tab: TabStore;
  readonly #client: ClientStore;
  readonly #newKey: () => string;

  constructor(tab: TabStore, client: ClientStore, newKey: () => string) {
    this.#tab = tab;
    this.#client = client;
    this.#newKey = newKey;
    makeAutoObservable(this);
  }

  /** Restores this client's entries of a form, e.g. `money.deposit.2104417`. */
  open(form: string): void {
    this.form = form;
    this.entries = this.#draft.read(this.#clientId);
    if (!this.entries['key']) this.persist({});
  }

  get fields(): Readonly<Partial<Record<Field, string>>> {
    return this.entries as Readonly<Partial<Record<Field, string>>>;
  }

  text(field: Field): string {
    return this.entries[field] ?? '';
  }

  set(field: Field, value: string): void {
    this.persist({ [field]: value });
  }

  /** A UUID. */
  get key(): string {
    return this.entries['key'] ?? '';
  }

  /** Makes a new key: the next submit is a new order. */
  renewKey(): void {
    this.persist({ key: this.#newKey() });
  }

  /** Deletes the draft of an accepted order. */
  drop(): void {
    this.#draft.drop();
    this.entries = {};
  }

  private persist(change: FormEntries): void {
    this.entries = { key: this.#newKey(), ...this.entries, ...change };
    this.#draft.save(this.#clientId, this.entries);
  }

  get #draft(): ClientDraft {
    return new ClientDraft(this.#tab, this.form);
  }

  get #clientId(): number | undefined {
    return this.#client.setting?.id;
  }
}
