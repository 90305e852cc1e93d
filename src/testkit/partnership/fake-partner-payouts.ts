import type { NewDestination, PartnerPayouts } from '../../application/partnership/ports/partner-payouts';
import type {
  CommissionDestination,
  PartnerPayout,
  PartnerStatement,
  PayoutPage,
} from '../../domain/partnership/payout';
import { refuse } from '../kernel/refuse';
import { checkProof } from '../money/fake-money';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';
import { A_STATEMENT } from './sample-payouts';

const WAIT_MS = 24 * 3_600_000;

/** Payouts of the backend's client. */
export class FakePartnerPayouts implements PartnerPayouts {
  /** Pay days of every client, newest first; none by default. */
  items: readonly PartnerPayout[] = [];
  /** The assets whose wallet every client may name. */
  assets: readonly string[] = [];
  /** The statement of every month and currency. */
  figures: PartnerStatement = A_STATEMENT;
  readonly #destinations = new WeakMap<FakeClient, CommissionDestination>();

  constructor(private readonly backend: FakeBackend) {}

  payouts(query: { cursor?: string }, signal?: AbortSignal): Promise<PayoutPage> {
    const answer = (client: FakeClient): PayoutPage => ({
      items: this.items,
      next: null,
      destination: this.#destinations.get(client) ?? null,
      assets: this.assets,
    });
    return this.backend.answerClient('partnerPayouts', answer, { args: [query], signal });
  }

  statement(query: { month: string; currency: string }, signal?: AbortSignal): Promise<PartnerStatement> {
    const answer = () => ({ ...this.figures, ...query });
    return this.backend.answerClient('partnerStatement', answer, { args: [query], signal });
  }

  changeDestination(destination: NewDestination): Promise<void> {
    const { asset, login } = destination;
    const answer = (client: FakeClient) => {
      const account = client.accounts.find((candidate) => candidate.login === login);
      const isOwn =
        asset === null
          ? account?.kind === 'live' && account.status === 'active'
          : this.assets.includes(asset);
      if (!isOwn) return refuse('notFound', 404);
      const current = this.#destinations.get(client);
      if (current?.login === login && current.asset === asset) return;
      checkProof(client, destination, false);
      const usableFrom = new Date(this.backend.now() + WAIT_MS).toISOString();
      this.#destinations.set(client, { login, asset, currency: account?.currency ?? asset, usableFrom });
    };
    return this.backend.answerClient('changePartnerDestination', answer, { args: [destination] });
  }
}
