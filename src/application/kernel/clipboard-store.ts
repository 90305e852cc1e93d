import type { Clipboard } from './ports/clipboard';
import type { NoticeStore } from './notice-store';

/** Copies addresses and ids, and shows a notice. */
export class ClipboardStore {
  readonly #clipboard: Clipboard;
  readonly #notices: NoticeStore;

  constructor(clipboard: Clipboard, notices: NoticeStore) {
    this.#clipboard = clipboard;
    this.#notices = notices;
  }

  async copy(text: string): Promise<void> {
    if (await this.#clipboard.write(text)) this.#notices.show('success', 'common.copied', { text });
    else this.#notices.show('warning', 'common.notCopied', { text });
  }
}
