import type {
  PartnerAgreements,
  ReadAgreement,
} from '../../application/partnership/ports/partner-agreements';
import type { PartnerAgreement, PartnerReach } from '../../domain/partnership/partner-agreement';
import { refuse } from '../kernel/refuse';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

/** The agreement of the fake's company, for a client who has not applied. */
export const AN_AGREEMENT: PartnerAgreement = {
  version: 1,
  sha256: '0'.repeat(64),
  validFrom: '2020-01-01T00:00:00.000Z',
  clauses: [
    'For each lot that a client whom you referred trades, you earn USD 6.00 in currency pairs.',
    'A reward never depends on a client’s profit or loss.',
  ],
  state: 'none',
  acceptedVersion: null,
  acceptedAt: null,
  application: null,
};

const agreements = new WeakMap<FakeClient, PartnerAgreement>();

/** Sets the state of a client of the fake as a partner. */
export function setAgreement(client: FakeClient, agreement: PartnerAgreement): void {
  agreements.set(client, agreement);
}

const agreementOf = (client: FakeClient): PartnerAgreement => agreements.get(client) ?? AN_AGREEMENT;

/** The agreement of the backend's client. */
export class FakePartnerAgreements implements PartnerAgreements {
  constructor(private readonly backend: FakeBackend) {}

  current(signal?: AbortSignal): Promise<PartnerAgreement> {
    return this.backend.answerClient('partnerAgreement', agreementOf, { signal });
  }

  accept(read: ReadAgreement): Promise<void> {
    const answer = (client: FakeClient) => {
      const { state } = agreementOf(client);
      if (state !== 'active' && state !== 'paused') refuse('forbidden', 403);
      setAgreement(client, { ...this.#acceptAgreement(client, read), state: 'active' });
    };
    return this.backend.answerClient('acceptPartnerAgreement', answer, { args: [read] });
  }

  apply(reach: PartnerReach, read: ReadAgreement): Promise<void> {
    const answer = (client: FakeClient) => {
      if (['applied', 'active', 'paused'].includes(agreementOf(client).state)) refuse('duplicate', 409);
      const appliedAt = this.#now();
      const application = { ...reach, appliedAt, decidedAt: null, reason: null, note: null };
      setAgreement(client, { ...this.#acceptAgreement(client, read), state: 'applied', application });
    };
    return this.backend.answerClient('applyAsPartner', answer, { args: [reach, read] });
  }

  #acceptAgreement(client: FakeClient, read: ReadAgreement): PartnerAgreement {
    const agreement = agreementOf(client);
    if (read.version !== agreement.version || read.sha256 !== agreement.sha256) refuse('invalid');
    return { ...agreement, acceptedVersion: read.version, acceptedAt: this.#now() };
  }

  readonly #now = () => new Date(this.backend.now()).toISOString();
}
