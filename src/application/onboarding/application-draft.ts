import { makeAutoObservable } from 'mobx';
import type { Answer, Answers, AnswersOf } from '../../domain/onboarding/form-schema';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';

/** What was typed of an application and is not saved: this tab keeps it, through a reload and an ended session (D7). */
interface Kept {
  readonly answers: Answers;
  /** What stood in those fields before. */
  readonly before: Answers;
  /** The version that the answers were typed over. */
  readonly version: number | null;
  /** The step on screen. */
  readonly at: string | null;
  /** A UUID of the next submission. */
  readonly key: string | null;
}

const NOTHING: Kept = Object.freeze({ answers: {}, before: {}, version: null, at: null, key: null });

/** The answers to one type of application that only this tab has. */
export class ApplicationDraft {
  private typeId = 0;
  private kept: Kept = NOTHING;
  readonly #tab: TabStore;
  readonly #client: ClientStore;

  constructor(tab: TabStore, client: ClientStore) {
    this.#tab = tab;
    this.#client = client;
    makeAutoObservable(this);
  }

  open(typeId: number): void {
    this.typeId = typeId;
    const { json } = this.#draft.read(this.#client.setting?.id);
    this.kept = { ...NOTHING, ...(JSON.parse(json ?? '{}') as Partial<Kept>) };
  }

  get answers(): Answers {
    return this.kept.answers;
  }

  /** The fields of a section that were typed into. */
  typedIn(section: string): AnswersOf {
    return this.kept.answers[section] ?? {};
  }

  /** What stood in a typed field before; undefined where nothing did. */
  before(section: string, field: string): Answer | undefined {
    return this.kept.before[section]?.[field];
  }

  get version(): number | null {
    return this.kept.version;
  }

  get at(): string | null {
    return this.kept.at;
  }

  type(section: string, field: string, answer: Answer, over: { before: Answer; version: number }): void {
    const { answers, before, version } = this.kept;
    this.keep({
      answers: { ...answers, [section]: { ...answers[section], [field]: answer } },
      before: { ...before, [section]: { [field]: over.before, ...before[section] } },
      version: version ?? over.version,
      key: null,
    });
  }

  goTo(at: string | null): void {
    this.keep({ at });
  }

  /** The gateway has these fields of a section in this version; what was typed since stays. */
  settle(section: string, isSettled: (field: string, answer: Answer) => boolean, version: number): void {
    const left = (all: Answers) => {
      const fields = Object.entries(all[section] ?? {}).filter(
        ([name]) => !isSettled(name, this.typedIn(section)[name] ?? null),
      );
      const { [section]: _gone, ...others } = all;
      return fields.length === 0 ? others : { ...others, [section]: Object.fromEntries(fields) };
    };
    const answers = left(this.kept.answers);
    const isOver = Object.keys(answers).length === 0;
    this.keep({ answers, before: left(this.kept.before), version: isOver ? null : version, key: null });
  }

  /** The key of the submission: a repeat goes under the same one. */
  keyOr(newKey: () => string): string {
    if (this.kept.key === null) this.keep({ key: newKey() });
    return this.kept.key as unknown as string;
  }

  /** The gateway has it all. */
  drop(): void {
    this.#draft.drop();
    this.kept = NOTHING;
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    this.#draft.keep(this.#client.setting?.id, { json: JSON.stringify(this.kept) });
  }

  get #draft(): ClientDraft {
    return new ClientDraft(this.#tab, `application.${this.typeId}`);
  }
}
