import { makeAutoObservable } from 'mobx';
import { contentLink, type ContentLink } from '../../domain/access/content-link';
import type { RegionPopup } from '../../domain/campaigns/region-popup';
import type { RegionPopups } from './ports/region-popups';
import type { TabStore } from '../kernel/ports/storage';
import { dataOf } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { SiteStore } from '../site/site-store';

/** The announcement to show, with its link checked. */
export interface CheckedPopup extends Pick<RegionPopup, 'culture' | 'title' | 'contentText' | 'buttonText'> {
  readonly link: ContentLink | null;
}

/** The regional announcement of the accounts page (D4, D5). A closed one stays closed in this tab. */
export class RegionPopupStore {
  readonly #query: RemoteQuery<RegionPopup | null>;
  private closedPopups: readonly string[] = [];
  readonly #tab: TabStore;
  readonly #site: SiteStore;

  constructor(popups: RegionPopups, queries: Queries, tab: TabStore, site: SiteStore) {
    this.#tab = tab;
    this.#site = site;
    this.#query = queries.query({
      scope: 'client',
      call: 'regionPopup',
      read: (signal) => popups.current(signal),
    });
    makeAutoObservable(this);
  }

  /** Loads the announcement. A failure shows nothing: the page does not need it (F7). */
  load(): void {
    this.closedPopups = this.#readClosed();
    this.#query.load().catch(() => undefined);
  }

  get popup(): CheckedPopup | undefined {
    const popup = dataOf(this.#query.state);
    if (!popup || this.closedPopups.includes(popupName(popup))) return undefined;
    const { culture, title, contentText, buttonText, url } = popup;
    if (title === '' && contentText === '') return undefined;
    return { culture, title, contentText, buttonText, link: contentLink(url, this.#site.pages) };
  }

  close(): void {
    const popup = dataOf(this.#query.state);
    if (!popup) return;
    this.closedPopups = [...new Set([...this.#readClosed(), popupName(popup)])];
    this.#tab.set('portico.closedPopups', this.closedPopups.join(','));
  }

  #readClosed(): readonly string[] {
    return (this.#tab.get('portico.closedPopups') ?? '').split(',').filter((name) => NAME.test(name));
  }
}

const NAME = /^(\d{1,15}|unnamed)$/;

function popupName({ id }: RegionPopup): string {
  return id === null ? 'unnamed' : String(id);
}
