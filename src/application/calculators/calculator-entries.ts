import { makeAutoObservable, observable } from 'mobx';
import type { FieldRule } from '../../domain/kernel/numbers/field-rules.table';
import {
  draftOfNumberText,
  numberTextOf,
  parseNumberText,
  readNumberText,
  shownNumberText,
  type NumberText,
} from '../../domain/kernel/numbers/number-text';
import type { TypedNumber } from '../../domain/kernel/numbers/read-number';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';
import type { LanguageStore } from '../language/language-store';

/** Entries of the calculators: choices as they are, numbers with the culture in which they were typed. */
export class CalculatorEntries {
  readonly #entries = observable.map<string, string>();
  readonly #draft: ClientDraft;
  readonly #language: LanguageStore;
  readonly #client: ClientStore;

  constructor(tab: TabStore, language: LanguageStore, client: ClientStore) {
    this.#draft = new ClientDraft(tab, 'calculators');
    this.#language = language;
    this.#client = client;
    makeAutoObservable(this);
  }

  /** Restores the entries that this tab has stored. */
  restore(): void {
    this.#entries.replace(this.#draft.read(this.#client.setting?.id));
  }

  persist(): void {
    this.#draft.save(this.#client.setting?.id, Object.fromEntries(this.#entries));
  }

  clear(): void {
    this.#entries.clear();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  delete(name: string): void {
    this.#entries.delete(name);
  }

  choice(name: string): string | undefined {
    return this.#entries.get(name);
  }

  choose(name: string, value: string): void {
    this.#entries.set(name, value);
  }

  /** A number formatted in the language on screen; undefined if none was entered. */
  text(name: string, rule: FieldRule): string | undefined {
    const number = this.#numberText(name);
    return number && shownNumberText(number, rule, this.#language.spoken);
  }

  /** A number, read in the culture in which it was typed; undefined if none was entered. */
  read(name: string, rule: FieldRule): TypedNumber | undefined {
    const number = this.#numberText(name);
    return number && readNumberText(number, rule);
  }

  enter(name: string, text: string): void {
    this.#entries.set(name, draftOfNumberText({ text, culture: this.#language.spoken }));
  }

  setValue(name: string, value: string): void {
    this.enter(name, this.format(value));
  }

  /** A value in the client's number format, without groups: `1,08962`. */
  format(value: string): string {
    return numberTextOf(value, this.#language.spoken).text;
  }

  #numberText(name: string): NumberText | undefined {
    const entry = this.#entries.get(name);
    return entry === undefined ? undefined : parseNumberText(entry);
  }
}
