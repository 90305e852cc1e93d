import { makeAutoObservable } from 'mobx';
import type { NotificationPreference } from '../../domain/notifications/message';
import type { Notifications } from './ports/notifications';
import type { Page } from '../kernel/ports/page';
import type { Queries } from '../remote/queries';
import { isMissing, type Remote } from '../remote/remote';
import type { RemoteQuery } from '../remote/remote-query';
import { Submission } from '../kernel/submission';

/** Channel of a notification: the list in the portal, or an e-mail. */
export type NotificationChannel = 'inPortal' | 'byMail';

/** The client's channels for each category; each change is saved at once. */
export class NotificationPreferencesStore {
  /** The switch whose change is being saved. */
  pendingSwitch: { readonly category: string; readonly channel: NotificationChannel } | null = null;
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

  /** True if the gateway has no preferences. */
  get isMissing(): boolean {
    return isMissing(this.remote);
  }

  /** Loads the preferences. Returns a function to call when the page is left. */
  open(): () => void {
    this.#query.load().catch(() => undefined);
    return () => this.submission.clear();
  }

  retry(): void {
    this.#query.retry();
  }

  isSaving({ category }: NotificationPreference, channel: NotificationChannel): boolean {
    return (
      this.submission.isSending &&
      this.pendingSwitch?.category === category &&
      this.pendingSwitch.channel === channel
    );
  }

  async setChannel(
    preference: NotificationPreference,
    channel: NotificationChannel,
    isOn: boolean,
  ): Promise<void> {
    if (this.submission.isSending || preference.isLocked) return;
    const { category } = preference;
    this.pendingSwitch = { category, channel };
    const changedPreference = { ...preference, [channel]: isOn };
    const isAccepted = await this.submission.run(() => this.#notifications.setPreference(changedPreference));
    if (!isAccepted) return;
    this.#query.patch((preferences) =>
      preferences.map((current) => (current.category === category ? changedPreference : current)),
    );
    this.#queries.invalidate(['notifications']);
  }
}
