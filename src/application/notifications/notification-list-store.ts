import { makeAutoObservable, reaction } from 'mobx';
import { contentLink, type ContentLink } from '../../domain/access/content-link';
import { isNotFound } from '../../domain/kernel/errors';
import { groupByDay, type DayGroup } from '../../domain/notifications/day-groups';
import type { BrandConfig } from '../../domain/site/config/company-settings';
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

/** Ports of the page of messages. */
interface NotificationListPorts {
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly page: Page;
}

/** The current company, whose slug the gateway's links leave open. */
interface Company {
  readonly brand: Pick<BrandConfig, 'slug'>;
}

/** The page of messages: filter, pages and read marks (V8). */
export class NotificationListStore {
  category: string | null = null;
  unreadOnly = false;
  readonly submission: Submission;
  readonly #pages: Pages<Message, MessagePage>;
  readonly #ports: NotificationListPorts;
  readonly #queries: Queries;
  readonly #site: SiteStore;
  readonly #company: Company;

  constructor(ports: NotificationListPorts, queries: Queries, site: SiteStore, company: Company) {
    this.#ports = ports;
    this.#queries = queries;
    this.#site = site;
    this.#company = company;
    this.submission = new Submission(ports.page);
    const page = notificationsQuery(queries, ports.notifications);
    this.#pages = new Pages((cursor) =>
      page(this.category ?? '', this.unreadOnly ? 'unread' : 'all', cursor),
    );
    makeAutoObservable(this);
  }

  /** State of the first page, which is also the list's. */
  get remote(): Remote<MessagePage> {
    return this.#pages.state;
  }

  /** The last requested page of older messages; `null` if none was requested. */
  get olderPage(): Remote<MessagePage> | null {
    return this.#pages.latest;
  }

  get hasMore(): boolean {
    return this.#pages.hasMore;
  }

  /**
   * Loads the messages; new ones are added when the stream reports them. Returns a function to call when the page is
   * left.
   */
  open(): () => void {
    this.load();
    const stop = reaction(
      () => dataOf(this.remote)?.next,
      () => this.#pages.fillGap(),
    );
    return () => {
      stop();
      this.resetFilter();
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
    this.load();
  }

  setUnreadOnly(unreadOnly: boolean): void {
    this.unreadOnly = unreadOnly;
    this.load();
  }

  clearFilter(): void {
    this.category = null;
    this.unreadOnly = false;
    this.load();
  }

  /** Messages that match the filter, by day. */
  get groups(): readonly (readonly [DayGroup, readonly Message[]])[] {
    return groupByDay(this.messages, this.#ports.clock.now());
  }

  /** The link of a message; `null` if there is none, or if it may not be followed. */
  linkOf({ url }: Message): ContentLink | null {
    return contentLink(url, this.#site.pages, this.#company.brand.slug);
  }

  async markRead({ id, isRead }: Message): Promise<void> {
    if (!isRead) await this.submit(() => this.#ports.notifications.markRead([id]));
  }

  /** Marks all messages up to the newest one on screen; the client has not seen later ones. */
  async markAllRead(): Promise<void> {
    const { notifications } = this.#ports;
    const unreadIds = this.messages.filter(({ isRead }) => !isRead).map(({ id }) => id);
    const newestId = Math.max(...this.messages.map(({ id }) => id));
    await this.submit(async () => {
      try {
        await notifications.markAllRead(newestId);
      } catch (error) {
        if (!isNotFound(error) || unreadIds.length === 0) throw error;
        await notifications.markRead(unreadIds);
      }
    });
  }

  private async submit(work: () => Promise<void>): Promise<void> {
    if (await this.submission.run(work)) this.#queries.invalidate(['notifications']);
  }

  private load(): void {
    this.#pages.open().catch(() => undefined);
  }

  private resetFilter(): void {
    this.category = null;
    this.unreadOnly = false;
    this.submission.clear();
  }

  /** The messages without duplicates: pages that were fetched at different times may overlap. */
  private get messages(): readonly Message[] {
    return [...new Map(this.#pages.items.map((message) => [message.id, message])).values()];
  }
}
