import { makeAutoObservable } from 'mobx';
import { CONSTANTS } from '../../domain/kernel/constants.table';
import type { Partnership } from '../../domain/partnership/partnership';
import type { Clipboard } from '../kernel/ports/clipboard';
import type { Partners } from './ports/partners';
import type { Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { NoticeStore } from '../kernel/notice-store';

/** Referral links and their results (V10). */
export class PartnershipStore {
  readonly #query: RemoteQuery<Partnership>;
  readonly #clipboard: Clipboard;
  readonly #notices: NoticeStore;

  constructor(partners: Partners, queries: Queries, clipboard: Clipboard, notices: NoticeStore) {
    this.#clipboard = clipboard;
    this.#notices = notices;
    this.#query = queries.query({
      scope: 'client',
      call: 'partnership',
      freshForMs: CONSTANTS.cacheCollectionMs,
      read: (signal) => partners.overview(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<Partnership> {
    return this.#query.state;
  }

  load(): void {
    this.#query.load().catch(() => undefined);
  }

  retry(): void {
    this.#query.retry();
  }

  /** Copies a code or a link. */
  async copy(text: string): Promise<void> {
    const isCopied = await this.#clipboard.write(text);
    if (isCopied) this.#notices.show('success', 'common.copied', { text });
    else this.#notices.show('warning', 'common.notCopied', { text });
  }
}
