import { makeAutoObservable } from 'mobx';
import type { Answer, Answers, AnswersOf } from '../../domain/onboarding/form-schema';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';

/** Unsaved answers of an application, stored in this tab through a reload and an ended session (D7). */
interface DraftContent {
  readonly answers: Answers;
  /** The previous answers of those fields. */
  readonly before: Answers;
  /** The version that the answers were typed over. */
  readonly version: number | null;
  /** The step on screen. */
  readonly at: string | null;
  /** A UUID of the next submission. */
  readonly key: string | null;
}

const EMPTY_CONTENT: DraftContent = Object.freeze({
  answers: {},
  before: {},
  version: null,
  at: null,
  key: null,
});

/** This tab's unsaved answers to one type of application. */
export class ApplicationDraft {
  private typeId = 0;
  private content: DraftContent = EMPTY_CONTENT;
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
    this.content = { ...EMPTY_CONTENT, ...(JSON.parse(json ?? '{}') as Partial<DraftContent>) };
  }

  get answers(): Answers {
    return this.content.answers;
  }

  /** The changed fields of a section. */
  typedIn(section: string): AnswersOf {
    return this.content.answers[section] ?? {};
  }

  /** The answer that a typed one replaces; undefined if there was none. */
  previousAnswer(section: string, field: string): Answer | undefined {
    return this.content.before[section]?.[field];
  }

  get version(): number | null {
    return this.content.version;
  }

  get step(): string | null {
    return this.content.at;
  }

  type(section: string, field: string, answer: Answer, over: { before: Answer; version: number }): void {
    const { answers, before, version } = this.content;
    this.update({
      answers: { ...answers, [section]: { ...answers[section], [field]: answer } },
      before: { ...before, [section]: { [field]: over.before, ...before[section] } },
      version: version ?? over.version,
      key: null,
    });
  }

  goTo(step: string | null): void {
    this.update({ at: step });
  }

  /** Removes the fields of a section that the gateway has in this version; later entries stay. */
  settle(section: string, isSettled: (field: string, answer: Answer) => boolean, version: number): void {
    const withoutSettled = (all: Answers) => {
      const fields = Object.entries(all[section] ?? {}).filter(
        ([name]) => !isSettled(name, this.typedIn(section)[name] ?? null),
      );
      const { [section]: _gone, ...otherSections } = all;
      return fields.length === 0
        ? otherSections
        : { ...otherSections, [section]: Object.fromEntries(fields) };
    };
    const answers = withoutSettled(this.content.answers);
    const isOver = Object.keys(answers).length === 0;
    this.update({
      answers,
      before: withoutSettled(this.content.before),
      version: isOver ? null : version,
      key: null,
    });
  }

  /** The key of the submission: a repeat uses the same one. */
  keyOrNew(newKey: () => string): string {
    if (this.content.key === null) this.update({ key: newKey() });
    return this.content.key as unknown as string;
  }

  /** Deletes the draft of a submitted application. */
  drop(): void {
    this.#draft.drop();
    this.content = EMPTY_CONTENT;
  }

  private update(change: Partial<DraftContent>): void {
    this.content = { ...this.content, ...change };
    this.#draft.save(this.#client.setting?.id, { json: JSON.stringify(this.content) });
  }

  get #draft(): ClientDraft {
    return new ClientDraft(this.#tab, `application.${this.typeId}`);
  }
}
