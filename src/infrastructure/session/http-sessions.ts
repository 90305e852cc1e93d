import * as z from 'zod/mini';
import type { Sessions } from '../../application/session/ports/sessions';
import type { CursorPage } from '../../application/remote/pages';
import type { OpenSession, SignInTry } from '../../domain/session/open-session';
import { SECURITY_EVENT_KINDS, type SecurityEvent } from '../../domain/session/security-event';
import {
  emptyResult,
  id,
  instantOrNull,
  list,
  nonEmptyText,
  orElse,
  page,
  result,
  textOrNull,
} from '../http/codecs';
import type { HttpClient } from '../http/http-client';
import { device } from './sign-in-device';

const METHODS = ['password', 'totp', 'recovery', 'passkey'] as const;

const place = {
  device,
  country: textOrNull,
  network: textOrNull,
};

const session = z.object({
  ...place,
  id: nonEmptyText,
  method: orElse(z.enum(METHODS), null),
  signedInAt: instantOrNull,
  lastSeenAt: instantOrNull,
  isCurrent: z.boolean(),
});

const signInTry = z.object({
  ...place,
  id,
  at: instantOrNull,
  result: z.enum(['signedIn', 'wrongPassword', 'wrongCode', 'locked']),
  method: orElse(z.enum([...METHODS, 'terminal']), null),
});

const event = z.object({
  ...place,
  id,
  at: instantOrNull,
  kind: z.enum(SECURITY_EVENT_KINDS),
  reference: textOrNull,
});

/** Sessions, sign-in history and security history over HTTP. */
export class HttpSessions implements Sessions {
  constructor(private readonly http: HttpClient) {}

  open(signal?: AbortSignal): Promise<readonly OpenSession[]> {
    return this.http.call('sessions', { signal, read: result(list(session)) });
  }

  end(id: string): Promise<void> {
    return this.http.call('endSession', { body: { id }, read: emptyResult });
  }

  endOthers(): Promise<void> {
    return this.http.call('endOtherSessions', { read: emptyResult });
  }

  history(signal?: AbortSignal): Promise<readonly SignInTry[]> {
    return this.http.call('signIns', { signal, read: result(list(signInTry)) });
  }

  events(cursor: string, signal?: AbortSignal): Promise<CursorPage<SecurityEvent>> {
    return this.http.call('securityEvents', {
      query: cursor === '' ? {} : { cursor },
      signal,
      read: page(list(event)),
    });
  }
}
