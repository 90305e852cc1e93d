import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Clock } from './ports/clock';

/** What kind of message a notice is. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  id: number;
  tone: NoticeTone;
  /** i18next key of the sentence, and what stands in it. */
  textKey: string;
  values: Readonly<Record<string, string | number>>;
}

/** Short messages at the top of the page, gone after 5 s (R9 "Toast"). */
export class NoticeStore {
  notices: Notice[] = [];
  private lastId = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Says something once: while the same sentence is still in sight, nothing is added. */
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
