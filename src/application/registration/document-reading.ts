import { makeAutoObservable } from 'mobx';
import type { AcceptedDocument } from '../../domain/registration/registration-draft';
import type { Clock } from '../kernel/ports/clock';
import type { Registration, RegulatorDocument } from './ports/registration';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import type { SiteStore } from '../site/site-store';

/** The regulator's documents. The visitor reads each to its end and ticks it; time and hash are recorded (V5). */
export class DocumentReading {
  acceptedDocuments: readonly AcceptedDocument[] = [];
  /** True once the visitor has scrolled to the end of the current document. */
  isEndReached = false;
  isTicked = false;
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

  /** Loads the documents. A document accepted earlier stays accepted if its text has not changed. */
  open(acceptedDocuments: readonly AcceptedDocument[]): void {
    this.acceptedDocuments = acceptedDocuments;
    this.resetCurrent();
    this.query.load().catch(() => undefined);
  }

  get remote(): Remote<readonly RegulatorDocument[]> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  /** The first document that is not accepted yet; undefined once all are, or while they are loading. */
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

  get isComplete(): boolean {
    return this.remote.status === 'ready' && this.current === undefined;
  }

  markEndReached(): void {
    this.isEndReached = true;
    if (this.issue === 'not-read') this.issue = null;
  }

  setTicked(isTicked: boolean): void {
    this.isTicked = isTicked && this.isEndReached;
    this.issue = isTicked && !this.isEndReached ? 'not-read' : null;
  }

  /** Accepts the current document and shows the next one. Returns false if it is not read or not ticked. */
  accept(): boolean {
    const { current } = this;
    if (!current) return this.isComplete;
    if (!this.isEndReached || !this.isTicked) {
      this.issue = this.isEndReached ? 'not-accepted' : 'not-read';
      return false;
    }
    const { id, sha256 } = current;
    const acceptedAt = new Date(this.#clock.now()).toISOString();
    this.acceptedDocuments = [
      ...this.acceptedDocuments.filter((document) => document.id !== id),
      { id, sha256, acceptedAt },
    ];
    this.resetCurrent();
    return true;
  }

  private get query(): RemoteQuery<readonly RegulatorDocument[]> {
    return this.#documents(this.#site.domain?.siteId ?? 0);
  }

  #isAccepted({ id, sha256 }: RegulatorDocument): boolean {
    return this.acceptedDocuments.some((document) => document.id === id && document.sha256 === sha256);
  }

  private resetCurrent(): void {
    this.isEndReached = false;
    this.isTicked = false;
    this.issue = null;
  }
}
