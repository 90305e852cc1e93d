import { makeAutoObservable } from 'mobx';
import type { NotificationPreference } from '../../domain/notifications/message';
import type { Notifications } from './ports/notifications';
import type { Page } from '../kernel/ports/page';
import type { Queries } from '../remote/queries';
import { isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { Submission } from '../kernel/submission';

/** Where a client is told: in the list, or by a mail beside it. */
export type Place = 'inPortal' | 'byMail';

/** Where the client wants to be told about each category; each change is saved at once. */
export class NotificationPreferencesStore {
  /** The switch that is on its way. */
  saving: { readonly category: string; readonly place: Place } | null = null;
  readonly submission: Submission;
  readonly #query: RemoteQuery<readonly NotificationPreference[]>;
  readonly #notifications: Notifications;
  readonly #queries: Queries;

  constructor(notifications: Notifications, queries: Queries, page: Page) {
    this.#notifications = notifications;
    this.#queries = queries;
    this.submission = new Submission(page);
    this.#query = queries.query({
      scope: 'client',
      call: 'notificationPreferences',
      freshForMs: 0,
      read: (signal) => notifications.preferences(signal),
    });
    makeAutoObservable(this);
  }

  get remote(): Remote<readonly NotificationPreference[]> {
    return this.#query.state;
  }

  /** The gateway has no preferences: there is nothing to show. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  /** The preferences are on screen; returns a function for when they are left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.submission.clear();
  }

  retry(): void {
    this.#query.retry();
  }

  isSaving({ category }: NotificationPreference, place: Place): boolean {
    return this.submission.sending && this.saving?.category === category && this.saving.place === place;
  }

  async set(preference: NotificationPreference, place: Place, isOn: boolean): Promise<void> {
    if (this.submission.sending || preference.isLocked) return;
    const { category } = preference;
    this.saving = { category, place };
    const wanted = { ...preference, [place]: isOn };
    const taken = await this.submission.run(() => this.#notifications.prefer(wanted));
    if (!taken) return;
    this.#query.patch((all) => all.map((one) => (one.category === category ? wanted : one)));
    this.#queries.invalidate(['notifications']);
  }
}
