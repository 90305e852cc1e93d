import type { EmailProofs } from '../../application/session/ports/email-proofs';
import type { EmailProofState } from '../../domain/session/email-proof';
import { refuse } from '../kernel/refuse';
import type { FakeBackend } from '../portal/fake-backend';

/** The code in every mail of the fake. */
export const EMAIL_CODE = '246810';

/** The proof of the backend's client's address. */
export class FakeEmailProofs implements EmailProofs {
  constructor(private readonly backend: FakeBackend) {}

  state(signal?: AbortSignal): Promise<EmailProofState> {
    return this.backend.answerClient(
      'emailProof',
      ({ email, emailProof }) => ({
        email,
        isProved: emailProof === 'proved',
        sentAt: emailProof === 'codeSent' ? new Date(this.backend.now()).toISOString() : null,
      }),
      { signal },
    );
  }

  sendCode(): Promise<void> {
    return this.backend.answerClient('sendEmailCode', (client) => {
      if (client.emailProof === 'proved') refuse('duplicate', 409);
      client.emailProof = 'codeSent';
    });
  }

  prove(code: string): Promise<void> {
    return this.backend.answerClient('proveEmail', (client) => {
      if (client.emailProof !== 'codeSent' || code !== EMAIL_CODE) refuse('wrongCode');
      client.emailProof = 'proved';
    });
  }
}
