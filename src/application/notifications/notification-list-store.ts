import { makeAutoObservable, reaction } from 'mobx';
import { contentLink, type ContentLink } from '../../domain/access/content-link';
import { isNotFound } from '../../domain/kernel/errors';
import { byDay, type DayGroup } from '../../domain/notifications/day-groups';
import { messageCategoriesOf, type Message, type MessagePage } from '../../domain/notifications/message';
import type { Clock } from '../kernel/ports/clock';
import type { Notifications } from './ports/notifications';
import type { Page } from '../kernel/ports/page';
import { Pages } from '../remote/pages';
import type { Queries } from '../remote/queries';
import { dataOf, type Remote } from '../remote/remote';
import { notificationsQuery } from './notifications-query';
import type { SiteStore } from '../site/site-store';
import { Submission } from '../kernel/submission';

/** What the page of messages needs beside them. */
interface NotificationListPorts {
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly page: Page;
}

/** The page of messages: filtered, in pages, and what of them was read (V8). */
export class NotificationListStore {
  category: string | null = null;
  unreadOnly = false;
  readonly submission: Submission;
  readonly #pages: Pages<Message, MessagePage>;
  readonly #ports: NotificationListPorts;
  readonly #queries: Queries;
  readonly #site: SiteStore;

  constructor(ports: NotificationListPorts, queries: Queries, site: SiteStore) {
    this.#ports = ports;
    this.#queries = queries;
    this.#site = site;
    this.submission = new Submission(ports.page);
    const page = notificationsQuery(queries, ports.notifications);
    this.#pages = new Pages((cursor) =>
      page(this.category ?? '', this.unreadOnly ? 'unread' : 'all', cursor),
    );
    makeAutoObservable(this);
  }

  /** The first page; it is there when the list is. */
  get remote(): Remote<MessagePage> {
    return this.#pages.state;
  }

  /** The older messages that were asked for last; `null` while nobody has. */
  get older(): Remote<MessagePage> | null {
    return this.#pages.latest;
  }

  get hasMore(): boolean {
    return this.#pages.hasMore;
  }

  /**
   * The page is on screen; returns a function for when it is left: the next visit begins without a filter. What the
   * stream tells of is added at the newest end.
   */
  open(): () => void {
    this.read();
    const stop = reaction(
      () => dataOf(this.remote)?.next,
      () => this.#pages.catchUp(),
    );
    return () => {
      stop();
      this.leave();
    };
  }

  retry(): void {
    this.#pages.retry();
  }

  loadMore(): void {
    this.#pages.loadMore();
  }

  retryMore(): void {
    this.#pages.retryMore();
  }

  get categories(): readonly string[] {
    return messageCategoriesOf(this.messages);
  }

  get isFiltered(): boolean {
    return this.category !== null || this.unreadOnly;
  }

  setCategory(category: string | null): void {
    this.category = category;
    this.read();
  }

  setUnreadOnly(unreadOnly: boolean): void {
    this.unreadOnly = unreadOnly;
    this.read();
  }

  clearFilter(): void {
    this.category = null;
    this.unreadOnly = false;
    this.read();
  }

  /** What fits the filter, by day. */
  get groups(): readonly (readonly [DayGroup, readonly Message[]])[] {
    return byDay(this.messages, this.#ports.clock.now());
  }

  /** Where a message leads; `null` where it has no link that may be followed. */
  linkOf({ url }: Message): ContentLink | null {
    return contentLink(url, this.#site.pages);
  }

  async markRead({ id, isRead }: Message): Promise<void> {
    if (!isRead) await this.change(() => this.#ports.notifications.markRead([id]));
  }

  /** Marks everything up to the newest message here; what comes meanwhile has not been seen. */
  async markAllRead(): Promise<void> {
    const { notifications } = this.#ports;
    const unread = this.messages.filter(({ isRead }) => !isRead).map(({ id }) => id);
    const newest = Math.max(...this.messages.map(({ id }) => id));
    await this.change(async () => {
      try {
        await notifications.markAllRead(newest);
      } catch (error) {
        if (!isNotFound(error) || unread.length === 0) throw error;
        await notifications.markRead(unread);
      }
    });
  }

  private async change(work: () => Promise<void>): Promise<void> {
    if (await this.submission.run(work)) this.#queries.invalidate(['notifications']);
  }

  private read(): void {
    this.#pages.open().catch(() => undefined);
  }

  private leave(): void {
    this.category = null;
    this.unreadOnly = false;
    this.submission.clear();
  }

  /** Each once: a page that was read before another came may begin with what that one ends with. */
  private get messages(): readonly Message[] {
    return [...new Map(this.#pages.items.map((message) => [message.id, message])).values()];
  }
}
