import * as z from 'zod/mini';
import type { Notifications } from '../../application/ports/notifications';
import type { Message } from '../../domain/notifications/message';
import { flag, id, instantOrNull, list, nothing, result, textOrNull } from './codecs';
import type { HttpClient } from './http-client';

const message = z.object({
  id,
  category: textOrNull,
  severity: textOrNull,
  culture: textOrNull,
  title: z.string().check(z.minLength(1)),
  body: textOrNull,
  buttonText: textOrNull,
  url: textOrNull,
  createdAt: instantOrNull,
  isRead: flag,
});

/** Messages over HTTP. */
export class HttpNotifications implements Notifications {
  constructor(private readonly http: HttpClient) {}

  list(signal?: AbortSignal): Promise<readonly Message[]> {
    return this.http.call('notifications', {
      signal,
      read: result(list(message)),
    });
  }

  markRead(ids: readonly number[]): Promise<void> {
    return this.http.call('markRead', { body: { ids }, read: nothing });
  }
}
