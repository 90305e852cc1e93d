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

/** What is entered into the calculators: choices as they are, numbers with the culture in which they were typed. */
export class CalculatorEntries {
  readonly #entered = observable.map<string, string>();
  readonly #draft: ClientDraft;
  readonly #language: LanguageStore;
  readonly #client: ClientStore;

  constructor(tab: TabStore, language: LanguageStore, client: ClientStore) {
    this.#draft = new ClientDraft(tab, 'calculators');
    this.#language = language;
    this.#client = client;
    makeAutoObservable(this);
  }

  /** Puts in what this tab still knows. */
  restore(): void {
    this.#entered.replace(this.#draft.read(this.#client.setting?.id));
  }

  keep(): void {
    this.#draft.keep(this.#client.setting?.id, Object.fromEntries(this.#entered));
  }

  clear(): void {
    this.#entered.clear();
  }

  has(name: string): boolean {
    return this.#entered.has(name);
  }

  delete(name: string): void {
    this.#entered.delete(name);
  }

  choice(name: string): string | undefined {
    return this.#entered.get(name);
  }

  choose(name: string, value: string): void {
    this.#entered.set(name, value);
  }

  /** A number in the way of writing of the language on screen; undefined where none was entered. */
  text(name: string, rule: FieldRule): string | undefined {
    const number = this.#numberText(name);
    return number && shownNumberText(number, rule, this.#language.spoken);
  }

  /** A number as it was meant when it was typed; undefined where none was entered. */
  read(name: string, rule: FieldRule): TypedNumber | undefined {
    const number = this.#numberText(name);
    return number && readNumberText(number, rule);
  }

  type(name: string, text: string): void {
    this.#entered.set(name, draftOfNumberText({ text, culture: this.#language.spoken }));
  }

  setValue(name: string, value: string): void {
    this.type(name, this.written(value));
  }

  /** A value in the client's own way of writing, without groups: `1,08962`. */
  written(value: string): string {
    return numberTextOf(value, this.#language.spoken).text;
  }

  #numberText(name: string): NumberText | undefined {
    const entered = this.#entered.get(name);
    return entered === undefined ? undefined : parseNumberText(entered);
  }
}
