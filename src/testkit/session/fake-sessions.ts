import type { Sessions } from '../../application/session/ports/sessions';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { SecurityEvent } from '../../domain/session/security-event';
import type { OpenSession, SignInTry } from '../../domain/session/open-session';
import type { CursorPage } from '../../application/remote/pages';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** Events on a page. */
const PAGE_SIZE = 20;

/** Sessions of the backend's client: one for each of the client's tokens. */
export class FakeSessions implements Sessions {
  constructor(private readonly backend: FakeBackend) {}

  open(signal?: AbortSignal): Promise<readonly OpenSession[]> {
    const { backend } = this;
    const answer = (client: FakeClient) =>
      backend.tokensOf(client).map((token, at) => {
        const { method, ...attempt } = client.signIns[at % client.signIns.length]!;
        return {
          ...attempt,
          // A session of the web terminal is not a session of the portal.
          method: method === 'terminal' ? null : method,
          id: token,
          signedInAt: new Date(backend.now()).toISOString(),
          lastSeenAt: new Date(backend.now()).toISOString(),
          isCurrent: token === backend.gateway.bearer,
        };
      });
    return backend.answerClient('sessions', answer, { signal });
  }

  end(id: string): Promise<void> {
    const end = (client: FakeClient) => {
      if (!this.backend.tokensOf(client).includes(id)) throw PortalError.refused([ERROR_CODE.notFound], 404);
      this.backend.revoke(id);
    };
    return this.backend.answerClient('endSession', end, { args: [id] });
  }

  endOthers(): Promise<void> {
    const { backend } = this;
    return backend.answerClient('endOtherSessions', (client) => revokeOthers(backend, client));
  }

  history(signal?: AbortSignal): Promise<readonly SignInTry[]> {
    return this.backend.answerClient('signIns', ({ signIns }) => signIns, { signal });
  }

  /** A cursor is the id of the last event before the page. */
  events(cursor: string, signal?: AbortSignal): Promise<CursorPage<SecurityEvent>> {
    return this.backend.answerClient(
      'securityEvents',
      ({ securityEvents }) => {
        const start = cursor === '' ? 0 : securityEvents.findIndex(({ id }) => String(id) === cursor) + 1;
        const items = securityEvents.slice(start, start + PAGE_SIZE);
        const isLast = start + PAGE_SIZE >= securityEvents.length;
        return { items, next: isLast ? null : String(items.at(-1)?.id) };
      },
      { args: [cursor], signal },
    );
  }
}

/** Ends every session of a client but the current one. */
export function revokeOthers(backend: FakeBackend, client: FakeClient): void {
  for (const token of backend.tokensOf(client)) if (token !== backend.gateway.bearer) backend.revoke(token);
}
