import type { EmailProofs } from '../../application/session/ports/email-proofs';
import type { EmailProofState } from '../../domain/session/email-proof';
import { refuse } from '../kernel/refuse';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** The code in every mail of the fake. */
export const EMAIL_CODE = '246810';

type Proof = 'none' | 'codeSent' | 'proved';
const proofs = new WeakMap<FakeClient, Proof>();

/** The proof of a client's address; by default it is proved. */
export const emailProofOf = (client: FakeClient): Proof => proofs.get(client) ?? 'proved';

export function setEmailProof(client: FakeClient, proof: Proof): void {
  proofs.set(client, proof);
}

/** The proof of the address of the backend's client. */
export class FakeEmailProofs implements EmailProofs {
  constructor(private readonly backend: FakeBackend) {}

  state(signal?: AbortSignal): Promise<EmailProofState> {
    return this.backend.answerClient(
      'emailProof',
      (client) => ({
        email: client.email,
        isProved: emailProofOf(client) === 'proved',
        sentAt: emailProofOf(client) === 'codeSent' ? new Date(this.backend.now()).toISOString() : null,
      }),
      { signal },
    );
  }

  sendCode(): Promise<void> {
    return this.backend.answerClient('sendEmailCode', (client) => {
      if (emailProofOf(client) === 'proved') refuse('duplicate', 409);
      setEmailProof(client, 'codeSent');
    });
  }

  prove(code: string): Promise<void> {
    return this.backend.answerClient('proveEmail', (client) => {
      if (emailProofOf(client) !== 'codeSent' || code !== EMAIL_CODE) refuse('wrongCode');
      setEmailProof(client, 'proved');
    });
  }
}
