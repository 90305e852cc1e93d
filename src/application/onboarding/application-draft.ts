import { makeAutoObservable } from 'mobx';
import {
  isAnswers,
  isFields,
  type Answer,
  type Answers,
  type FieldAnswers,
} from '../../domain/onboarding/form-schema';
import type { TabStore } from '../kernel/ports/storage';
import { ClientDraft } from '../client/client-draft';
import type { ClientStore } from '../client/client-store';

/** Unsaved answers of an application. The tab stores them, so that they survive a reload and the end of a session (D7). */
interface DraftContent {
  readonly answers: Answers;
  /** The answers that the unsaved ones replace. */
  readonly before: Answers;
  /** Version of the application that the answers are based on. */
  readonly version: number | null;
  /** Name of the step on screen. */
  readonly at: string | null;
  /** Idempotency key of the next submission, a UUID. */
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
    this.content = readContent(this.#draft.read(this.#client.setting?.id)['json']);
  }

  get answers(): Answers {
    return this.content.answers;
  }

  /** The unsaved answers of a section. */
  unsavedFields(section: string): FieldAnswers {
    return this.content.answers[section] ?? {};
  }

  /** The answer that an unsaved one replaces; undefined if the field is unchanged. */
  previousAnswer(section: string, field: string): Answer | undefined {
    return this.content.before[section]?.[field];
  }

  get version(): number | null {
    return this.content.version;
  }

  get step(): string | null {
    return this.content.at;
  }

  setAnswer(section: string, field: string, answer: Answer, base: { before: Answer; version: number }): void {
    const { answers, before, version } = this.content;
    this.update({
      answers: { ...answers, [section]: { ...answers[section], [field]: answer } },
      before: { ...before, [section]: { [field]: base.before, ...before[section] } },
      version: version ?? base.version,
      key: null,
    });
  }

  goTo(step: string | null): void {
    this.update({ at: step });
  }

  /** Removes fields of a section that the gateway has in this version. The client may have changed the others meanwhile. */
  removeFields(
    section: string,
    isRemovable: (field: string, answer: Answer) => boolean,
    version: number,
  ): void {
    const withoutRemovable = (sections: Answers) => {
      const fields = Object.entries(sections[section] ?? {}).filter(
        ([name]) => !isRemovable(name, this.unsavedFields(section)[name] ?? null),
      );
      const { [section]: _section, ...otherSections } = sections;
      return fields.length === 0
        ? otherSections
        : { ...otherSections, [section]: Object.fromEntries(fields) };
    };
    const answers = withoutRemovable(this.content.answers);
    const isEmpty = Object.keys(answers).length === 0;
    this.update({
      answers,
      before: withoutRemovable(this.content.before),
      version: isEmpty ? null : version,
      key: null,
    });
  }

  /** The idempotency key of the submission: a retry uses the same one. */
  ensureKey(newKey: () => string): string {
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

/** The stored content; empty if it can't be read, since another release may have stored it in another form. */
function readContent(json: string | undefined): DraftContent {
  try {
    const content = { ...EMPTY_CONTENT, ...(JSON.parse(json ?? '{}') as Partial<DraftContent>) };
    const { answers, at, before, key, version } = content;
    const isReadable =
      [answers, before].every((sections) => isFields(sections) && Object.values(sections).every(isAnswers)) &&
      [at, key].every((text) => text === null || typeof text === 'string') &&
      (version === null || Number.isInteger(version));
    return isReadable ? content : EMPTY_CONTENT;
  } catch {
    return EMPTY_CONTENT;
  }
}
