import type { ScaHeaders } from '../../application/session/ports/auth';
import type { PasswordLinkState, Passwords } from '../../application/passwords/ports/passwords';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { FakeBackend } from '../portal/fake-backend';

/** Password links of the in-memory backend; `links` has the sent links by token. */
export class FakePasswords implements Passwords {
  readonly links = new Map<string, { email: string; state: PasswordLinkState }>();

  constructor(private readonly backend: FakeBackend) {}

  requestLink(email: string, headers: ScaHeaders): Promise<void> {
    const answer = () => {
      const isKnown = this.backend.clients.some((client) => client.email === email);
      if (isKnown) this.links.set(`link-${this.links.size + 1}`, { email, state: 'valid' });
    };
    return this.backend.answerAnyone('resetPassword', answer, { args: [email, headers] });
  }

  linkState(token: string, signal?: AbortSignal): Promise<PasswordLinkState> {
    const answer = () => this.links.get(token)?.state ?? 'unknown';
    return this.backend.answerAnyone('checkPasswordLink', answer, { args: [token], signal });
  }

  create(token: string, password: string, headers: ScaHeaders): Promise<void> {
    const answer = () => {
      const link = this.links.get(token);
      if (link?.state !== 'valid') throw PortalError.refused([ERROR_CODE.wrongLink], 200);
      if (password.length < 8) throw PortalError.refused([ERROR_CODE.weakPassword], 200);
      link.state = 'used';
      for (const client of this.backend.clients) if (client.email === link.email) client.password = password;
    };
    return this.backend.answerAnyone('createPassword', answer, { args: [token, headers] });
  }
}
