import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import { checkPerson, NOBODY, type Person, type PersonIssues } from '../../domain/onboarding/person';
import type { ReAssessment } from '../../domain/client/user-setting';
import { calendarDay } from '../calendar-day';
import type { Applications, SavedApplication } from '../ports/applications';
import type { Clock } from '../ports/clock';
import type { Page } from '../ports/page';
import type { TabStore } from '../ports/storage';
import { dataOf, type Remote } from '../remote/remote';
import type { Queries, QueryFamily } from '../remote/queries';
import type { RemoteQuery } from '../remote/remote-query';
import { ClientDraft } from './client-draft';
import type { ClientStore } from './client-store';
import type { LanguageStore } from './language-store';
import { Submission } from './submission';

export interface ApplicationPorts {
  applications: Applications;
  queries: Queries;
  clock: Clock;
  page: Page;
  tab: TabStore;
}

export interface ApplicationStores {
  client: ClientStore;
  language: LanguageStore;
}

/**
 * The investment-account application (V6): its first section, saved at the gateway so that it can be continued on any
 * device; until then this tab keeps what was typed. Type 0 is the first application, others are re-assessments.
 */
export class ApplicationStore {
  typeId = 0;
  issues: PersonIssues = {};
  readonly submission: Submission;
  /** What was typed since the answers came. */
  private typed: Partial<Person> = {};
  /** What was saved last on this visit. */
  private saved: SavedApplication | null = null;
  readonly #saved: QueryFamily<SavedApplication, [typeId: number]>;
  readonly #urlQuery: RemoteQuery<string>;
  readonly #ports: ApplicationPorts;
  readonly #stores: ApplicationStores;

  constructor(ports: ApplicationPorts, stores: ApplicationStores) {
    this.#ports = ports;
    this.#stores = stores;
    const { applications, queries, page } = ports;
    this.submission = new Submission(page);
    const { origin } = page.address;
    const domain = origin.replace(/^https?:\/\//, '');
    this.#urlQuery = queries.query({
      scope: 'client',
      call: 'onboardingUrl',
      args: [domain],
      read: (signal) => applications.onboardingUrl(domain, signal),
    });
    this.#saved = queries.family({
      scope: 'client',
      call: 'application',
      freshForMs: 0,
      read: (signal, typeId: number) => applications.saved(typeId, signal),
    });
    makeAutoObservable(this);
  }

  /** The page shows the application of a type; returns a function for when it is left. */
  open(typeId: number): () => void {
    this.typeId = typeId;
    this.begin();
    this.#urlQuery.load().catch(() => undefined);
    const stops = [
      reaction(
        () => this.query,
        (query) => void query.load().catch(() => undefined),
        { fireImmediately: true },
      ),
      this.#stores.language.beforeReload(() => when(() => !this.submission.sending)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get remote(): Remote<SavedApplication> {
    return this.query.state;
  }

  retry(): void {
    this.query.retry();
  }

  /** The client's re-assessment of this type, where the gateway asks for one. */
  get reAssessment(): ReAssessment | undefined {
    return this.#stores.client.setting?.reAssessmentResult.find(({ typeId }) => typeId === this.typeId);
  }

  /** The gateway expects a first application. */
  get isAsked(): boolean {
    return this.#stores.client.setting?.isOpenAccount ?? false;
  }

  /** The address at which the gateway continues, unless it is this page; `null` while unknown. */
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
    return saved && samePerson(this.person, saved.person) ? saved.savedAt : null;
  }

  set(field: keyof Person, value: string): void {
    this.typed = { ...this.typed, [field]: value };
    this.#keep();
  }

  async save(): Promise<void> {
    if (this.submission.sending) return;
    this.issues = checkPerson(this.person, calendarDay(this.#ports.clock.now()));
    if (Object.keys(this.issues).length > 0) return;
    const { person, typeId } = this;
    await this.submission.run(async () => {
      const savedAt = await this.#ports.applications.save(typeId, person);
      runInAction(() => this.arrived(typeId, { person, savedAt }));
    });
  }

  /** What was typed while the answers were on their way is still a draft. */
  private arrived(typeId: number, saved: SavedApplication): void {
    this.#draftOf(typeId).drop();
    if (typeId !== this.typeId) return;
    this.saved = saved;
    if (!samePerson(this.person, saved.person)) this.#keep();
  }

  private begin(): void {
    const kept = this.#draftOf(this.typeId).read(this.#stores.client.setting?.id);
    this.typed = Object.fromEntries(FIELDS.filter((name) => name in kept).map((name) => [name, kept[name]]));
    this.saved = null;
    this.issues = {};
    this.submission.clear();
  }

  #keep(): void {
    this.#draftOf(this.typeId).keep(this.#stores.client.setting?.id, this.typed);
  }

  #draftOf(typeId: number): ClientDraft {
    return new ClientDraft(this.#ports.tab, `application.${typeId}`);
  }

  private get query(): RemoteQuery<SavedApplication> {
    return this.#saved(this.typeId);
  }
}

const FIELDS = Object.keys(NOBODY) as (keyof Person)[];

function samePerson(a: Person, b: Person): boolean {
  return FIELDS.every((name) => a[name] === b[name]);
}
