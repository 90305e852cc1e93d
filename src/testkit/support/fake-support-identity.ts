import type { IdentitySigner, SupportIdentity } from '../../application/support/ports/support-identity';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

/** Identity tokens from the in-memory backend; there is no secret to sign them in the browser. */
export class FakeSupportIdentity implements SupportIdentity {
  private count = 0;

  constructor(private readonly backend: FakeBackend) {}

  token(signer: IdentitySigner, signal?: AbortSignal): Promise<string> {
    if (signer === 'browser') return Promise.reject(PortalError.refused([], 404));
    return this.backend.answerClient(
      'supportIdentity',
      ({ setting }) => `identity-${setting.id}-${++this.count}`,
      {
        signal,
      },
    );
  }
}
