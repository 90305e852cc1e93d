import type { QueryClient } from '@tanstack/query-core';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { checkPerson, NOBODY, type Person, type PersonIssues } from '../../domain/onboarding/person';
import type { ReAssessment } from '../../domain/client/user-setting';
import type { Applications, SavedApplication } from '../ports/applications';
import type { Clock } from '../ports/clock';
import type { Page } from '../ports/page';
import { dataOf, type Remote } from '../remote/remote';
import { RemoteQuery } from '../remote/remote-query';
import type { ClientStore } from './client-store';
import { Submission } from './submission';

export interface ApplicationPorts {
  applications: Applications;
  cache: QueryClient;
  clock: Clock;
  page: Page;
}

/**
 * The investment-account application (screens "Open investment account"): its first section, saved with the gateway
 * so that any device can go on. Type 0 is the first application, others are re-assessments.
 */
export class ApplicationStore {
  typeId = 0;
  issues: PersonIssues = {};
  readonly submission: Submission;
  /** What was typed since the answers came. */
  private typed: Partial<Person> = {};
  /** What was saved last on this visit. */
  private saved: SavedApplication | null = null;
  readonly #queries = new Map<number, RemoteQuery<SavedApplication>>();
  readonly #urlQuery: RemoteQuery<string>;
  readonly #ports: ApplicationPorts;
  readonly #client: ClientStore;

  constructor(ports: ApplicationPorts, client: ClientStore) {
    this.#ports = ports;
    this.#client = client;
    const { applications, cache, clock, page } = ports;
    this.submission = new Submission(page);
    const { origin } = page.address;
    const domain = origin.replace(/^https?:\/\//, '');
    this.#urlQuery = new RemoteQuery(cache, clock, {
      scope: 'client',
      call: 'onboardingUrl',
      args: [domain],
      read: (signal) => applications.onboardingUrl(domain, signal),
    });
    makeAutoObservable(this);
  }

  /** The page shows the application of a type; returns a function for when it is left. */
  open(typeId: number): () => void {
    this.typeId = typeId;
    this.forget();
    this.#urlQuery.load().catch(() => undefined);
    return reaction(
      () => this.query,
      (query) => void query.load().catch(() => undefined),
      { fireImmediately: true },
    );
  }

  get remote(): Remote<SavedApplication> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  /** The client's re-assessment of this type, where the gateway asks for one. */
  get reAssessment(): ReAssessment | undefined {
    return this.#client.setting?.reAssessmentResult.find(({ typeId }) => typeId === this.typeId);
  }

  /** The gateway expects a first application. */
  get isAsked(): boolean {
    return this.#client.setting?.isOpenAccount ?? false;
  }

  /** Where the gateway goes on, if that is not this very page; `null` while unknown. */
  get onwards(): string | null {
    const url = dataOf(this.#urlQuery.state) ?? '';
    const isElsewhere = url.startsWith('https://') && !url.startsWith(`${this.#ports.page.address.origin}/`);
    return isElsewhere ? url : null;
  }

  get person(): Person {
    return { ...(dataOf(this.remote)?.person ?? NOBODY), ...this.typed };
  }

  /** When the answers on screen were saved; `null` while some are not. */
  get savedAt(): string | null {
    const saved = this.saved ?? dataOf(this.remote);
    const names = Object.keys(NOBODY) as (keyof Person)[];
    const isSaved = names.every((name) => this.person[name] === saved?.person[name]);
    return isSaved ? (saved?.savedAt ?? null) : null;
  }

  set(field: keyof Person, value: string): void {
    this.typed = { ...this.typed, [field]: value };
  }

  async save(): Promise<void> {
    if (this.submission.sending) return;
    this.issues = checkPerson(this.person, new Date(this.#ports.clock.now()).toISOString().slice(0, 10));
    if (Object.keys(this.issues).length > 0) return;
    const { person, typeId } = this;
    await this.submission.run(async () => {
      const savedAt = await this.#ports.applications.save(typeId, person);
      runInAction(() => (this.saved = { person, savedAt }));
    });
  }

  private forget(): void {
    this.typed = {};
    this.saved = null;
    this.issues = {};
    this.submission.clear();
  }

  private get query(): RemoteQuery<SavedApplication> {
    const { typeId } = this;
    const { applications, cache, clock } = this.#ports;
    let query = this.#queries.get(typeId);
    if (!query) {
      query = new RemoteQuery(cache, clock, {
        scope: 'client',
        call: 'application',
        args: [typeId],
        freshForMs: 0,
        read: (signal) => applications.saved(typeId, signal),
      });
      this.#queries.set(typeId, query);
    }
    return query;
  }
}
