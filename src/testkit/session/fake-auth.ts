import type { Auth, Credentials, ScaHeaders } from '../../application/session/ports/auth';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { SignInChallenge } from '../../domain/session/second-factor';
import type { FakeBackend } from '../portal/fake-backend';

/** Sign-in and sign-out against the in-memory backend. */
export class FakeAuth implements Auth {
  constructor(private readonly backend: FakeBackend) {}

  login(
    { email, password }: Credentials,
    headers: ScaHeaders,
    signal?: AbortSignal,
  ): Promise<string | SignInChallenge> {
    const answer = () => {
      const { captchaToken } = this.backend;
      if (captchaToken !== undefined && headers.captchaToken !== captchaToken)
        throw PortalError.refused([ERROR_CODE.captchaFailed], 200);
      return this.backend.signIn(email, password);
    };
    return this.backend.answerAnyone('login', answer, { args: [email, headers], signal });
  }

  revoke(token: string): Promise<void> {
    return this.backend.answerClient('logout', () => this.backend.revoke(token), { token });
  }

  renew(signal?: AbortSignal): Promise<string> {
    const { backend } = this;
    const previousToken = backend.gateway.bearer;
    return backend.answerClient(
      'renew',
      (client) => {
        if (!backend.canRenew) throw PortalError.refused([ERROR_CODE.notFound], 404);
        if (previousToken !== null) backend.revoke(previousToken);
        return backend.issueToken(client);
      },
      { signal },
    );
  }
}
