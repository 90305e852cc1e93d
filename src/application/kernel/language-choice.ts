import { makeAutoObservable } from 'mobx';
import { isCulture } from '../../domain/culture/culture';
import type { Culture } from '../../domain/culture/cultures.table';
import type { LocalStore } from './ports/storage';

/** The culture that the visitor or client has chosen in this browser (D3). */
export class LanguageChoice {
  /** `null` without a choice. */
  culture: Culture | null;
  readonly #local: LocalStore;

  constructor(local: LocalStore) {
    this.#local = local;
    const storedCulture = local.get('language');
    this.culture = isCulture(storedCulture) ? storedCulture : null;
    if (storedCulture !== null && this.culture === null) local.remove('language');
    makeAutoObservable(this);
  }

  select(culture: Culture): void {
    this.culture = culture;
    this.#local.set('language', culture);
  }

  /** Drops the choice after a sign-out, which also clears its storage. */
  forget(): void {
    this.culture = null;
  }
}
