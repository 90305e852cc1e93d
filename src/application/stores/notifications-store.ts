import { makeAutoObservable } from 'mobx';
import { contentLink, type ContentLink } from '../../domain/content-link';
import { categoriesOf, type Message } from '../../domain/notifications/message';
import type { Notifications } from '../ports/notifications';
import type { Page } from '../ports/page';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { SiteStore } from './site-store';
import { Submission } from './submission';

/** What the client was told, and what of it was read (V8). */
export class NotificationsStore {
  category: string | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<readonly Message[]>;
  readonly #notifications: Notifications;
  readonly #site: SiteStore;

  constructor(notifications: Notifications, queries: Queries, page: Page, site: SiteStore) {
    this.#notifications = notifications;
    this.#site = site;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'notifications',
      freshForMs: 0,
      read: (signal) => notifications.list(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly Message[]> {
    return this.#query.state;
  }

  /** Brings the messages for a count beside the pages, unless they are there already. */
  load(): void {
    if (this.remote.status !== 'idle') return;
    this.#query.load().catch(() => undefined);
  }

  /** The page is on screen; returns a function for when it is left: the next visit begins without a filter. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.leave();
  }

  retry(): void {
    this.#query.retry();
  }

  get categories(): readonly string[] {
    return categoriesOf(this.all);
  }

  setCategory(category: string | null): void {
    this.category = category;
  }

  get shown(): readonly Message[] {
    return this.all.filter(({ category }) => this.category === null || category === this.category);
  }

  get unread(): readonly Message[] {
    return this.all.filter(({ isRead }) => !isRead);
  }

  /** Where a message leads; `null` where it has no link that may be followed. */
  linkOf({ url }: Message): ContentLink | null {
    return contentLink(url, this.#site.pages);
  }

  async markRead(messages: readonly Message[]): Promise<void> {
    const ids = messages.filter(({ isRead }) => !isRead).map(({ id }) => id);
    if (ids.length === 0) return;
    const taken = await this.submission.run(() => this.#notifications.markRead(ids));
    if (!taken) return;
    this.#query.patch((all) => all.map((one) => (ids.includes(one.id) ? { ...one, isRead: true } : one)));
  }

  private leave(): void {
    this.category = null;
    this.submission.clear();
  }

  private get all(): readonly Message[] {
    return dataOf(this.remote) ?? [];
  }
}
