import { makeAutoObservable } from 'mobx';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft, type Entered } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';

/**
 * What is typed of an order, with the order's key: kept in the tab, so that a repeat after a cut, or after a reload,
 * moves nothing twice (D9). Where money goes and codes are no part of it (D7).
 */
export class OrderDraft<Field extends string> {
  private form = '';
  private kept: Entered = {};
  readonly #tab: TabStore;
  readonly #client: ClientStore;
  readonly #newKey: () => string;

  constructor(tab: TabStore, client: ClientStore, newKey: () => string) {
    this.#tab = tab;
    this.#client = client;
    this.#newKey = newKey;
    makeAutoObservable(this);
  }

  /** A form is on screen, e.g. `money.deposit.2104417`: what this client has typed into it is here again. */
  open(form: string): void {
    this.form = form;
    this.kept = this.#draft.read(this.#clientId);
    if (!this.kept['key']) this.keep({});
  }

  text(field: Field): string {
    return this.kept[field] ?? '';
  }

  set(field: Field, value: string): void {
    this.keep({ [field]: value });
  }

  /** A UUID. */
  get key(): string {
    return this.kept['key'] ?? '';
  }

  /** What is sent next is an order of its own. */
  renewKey(): void {
    this.keep({ key: this.#newKey() });
  }

  /** The order was taken. */
  drop(): void {
    this.#draft.drop();
    this.kept = {};
  }

  private keep(entered: Entered): void {
    this.kept = { key: this.#newKey(), ...this.kept, ...entered };
    this.#draft.keep(this.#clientId, this.kept);
  }

  get #draft(): ClientDraft {
    return new ClientDraft(this.#tab, this.form);
  }

  get #clientId(): number | undefined {
    return this.#client.setting?.id;
  }
}
