import { makeAutoObservable } from 'mobx';
import {
  numberTextOf,
  readNumberText,
  shownNumberText,
  type NumberText,
} from '../../domain/kernel/numbers/number-text';
import { readStopPercent, STOP_RULE } from '../../domain/social/copy-amounts';
import type { LanguageStore } from '../language/language-store';

/** The percentage at which a copy stops, as typed or chosen. */
export class StopInput {
  typedText: NumberText;
  readonly #language: LanguageStore;

  constructor(language: LanguageStore, percent: number) {
    this.#language = language;
    this.typedText = numberTextOf(String(percent), language.spoken);
    makeAutoObservable(this);
  }

  get text(): string {
    return shownNumberText(this.typedText, STOP_RULE, this.#language.spoken);
  }

  /** A whole percentage that is allowed; undefined for any other text. */
  get percent(): number | undefined {
    const reading = readNumberText(this.typedText, STOP_RULE);
    return 'value' in reading ? readStopPercent(reading.value) : undefined;
  }

  setText(text: string): void {
    this.typedText = { text, culture: this.#language.spoken };
  }

  setPercent(percent: number): void {
    this.typedText = numberTextOf(String(percent), this.#language.spoken);
  }
}
