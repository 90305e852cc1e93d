import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from './ports/clock';

/** Kind of a notice. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  id: number;
  tone: NoticeTone;
  /** i18next key of the sentence. */
  textKey: string;
  values: Readonly<Record<string, string | number>>;
}

/** Short messages at the top of the page, hidden after 5 s (R9 "Toast"). */
export class NoticeStore {
  notices: Notice[] = [];
  private lastId = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Shows a notice unless the same one is visible. */
  show(tone: NoticeTone, textKey: string, values: Notice['values'] = {}): void {
    if (this.notices.some((notice) => notice.textKey === textKey)) return;
    const id = ++this.lastId;
    this.notices.push({ id, tone, textKey, values });
    this.#clock.after(CONSTANTS.toastMs, () => this.dismiss(id));
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}
