import { makeAutoObservable } from 'mobx';
import type { AcceptedDocument } from '../../domain/registration/registration-draft';
import type { Clock } from '../kernel/ports/clock';
import type { Registration, RegulatorDocument } from './ports/registration';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { SiteStore } from '../site/site-store';

/** The regulator's documents, one by one: each is read to its end, ticked, and noted with time and hash (V5). */
export class DocumentReading {
  accepted: readonly AcceptedDocument[] = [];
  /** The document in sight was seen to its end. */
  atEnd = false;
  ticked = false;
  issue: 'not-read' | 'not-accepted' | null = null;
  readonly #documents: QueryFamily<readonly RegulatorDocument[], [siteId: number]>;
  readonly #clock: Clock;
  readonly #site: SiteStore;

  constructor(registration: Registration, queries: Queries, clock: Clock, site: SiteStore) {
    this.#clock = clock;
    this.#site = site;
    this.#documents = queries.family({
      scope: 'site',
      call: 'registrationDocuments',
      read: (signal, siteId: number) => registration.documents(siteId, signal),
    });
    makeAutoObservable(this);
  }

  /** Asks for the documents; what was accepted before counts as long as it is the same text. */
  open(accepted: readonly AcceptedDocument[]): void {
    this.accepted = accepted;
    this.showNext();
    this.query.load().catch(() => undefined);
  }

  get remote(): Remote<readonly RegulatorDocument[]> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  /** The first document that is not accepted yet; undefined once all are, or before they have come. */
  get current(): RegulatorDocument | undefined {
    return this.documents.find((document) => !this.#isAccepted(document));
  }

  get documents(): readonly RegulatorDocument[] {
    return dataOf(this.remote) ?? [];
  }

  /** Position of the current document, from 1. */
  get position(): number {
    return this.current ? this.documents.indexOf(this.current) + 1 : this.documents.length;
  }

  get complete(): boolean {
    return this.remote.status === 'ready' && this.current === undefined;
  }

  markEndReached(): void {
    this.atEnd = true;
    if (this.issue === 'not-read') this.issue = null;
  }

  tick(on: boolean): void {
    this.ticked = on && this.atEnd;
    this.issue = on && !this.atEnd ? 'not-read' : null;
  }

  /** Notes the document in sight and turns to the next one. False where it is not read and ticked. */
  accept(): boolean {
    const { current } = this;
    if (!current) return this.complete;
    if (!this.atEnd || !this.ticked) {
      this.issue = this.atEnd ? 'not-accepted' : 'not-read';
      return false;
    }
    const { id, sha256 } = current;
    const acceptedAt = new Date(this.#clock.now()).toISOString();
    this.accepted = [...this.accepted.filter((document) => document.id !== id), { id, sha256, acceptedAt }];
    this.showNext();
    return true;
  }

  private get query(): RemoteQuery<readonly RegulatorDocument[]> {
    return this.#documents(this.#site.domain?.siteId ?? 0);
  }

  #isAccepted({ id, sha256 }: RegulatorDocument): boolean {
    return this.accepted.some((document) => document.id === id && document.sha256 === sha256);
  }

  private showNext(): void {
    this.atEnd = false;
    this.ticked = false;
    this.issue = null;
  }
}
