import {
  type Application,
  type ApplicationForm,
  type ApplicationOrder,
  Applications,
  bind,
  type Blocker,
  type ClientDocument,
  ClientProgress,
  Clients,
  type Culture,
  type DocumentFile,
  Documents,
  ERROR_CODE,
  type FirstStep,
  type FormSchema,
  type OutgoingFile,
  PortalError,
  type SavedDraft,
  type SectionDraft,
  type Sending,
  type UnfinishedUpload,
} from '@portico/portal';
import * as kit from '@portico/portal/testkit';
import { answer } from './answer';
import { Directory } from './directory';
import { DirectoryClients } from './sign-in';
import { credentials, inMemory, replaces, runner, signedIn, world } from './trial';

/*
 * How a client becomes one at Acme.
 */

const STARTS: readonly (readonly [DocumentFile['mediaType'], string])[] = [
  ['application/pdf', '%PDF-'],
  ['image/png', '\u0089PNG'],
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
];

/** A proof of address and one of income; what was sent waits for review. */
export class DocumentsOnFile implements Documents {
  #documents: readonly ClientDocument[] = [notSent('address'), notSent('income')];
  readonly #files = new Map<string, DocumentFile>();
  readonly #uploads = new Map<string, UnfinishedUpload>();

  list(signal?: AbortSignal): Promise<readonly ClientDocument[]> {
    return answer(() => this.#documents, signal);
  }

  file(id: string, signal?: AbortSignal): Promise<DocumentFile> {
    return answer(() => {
      const file = this.#files.get(id);
      if (!file) throw PortalError.refused([ERROR_CODE.notFound]);
      return file;
    }, signal);
  }

  /** Goes in one piece: `begun` first, so that a client who stops there can go on later. */
  async send(
    { kind, name, bytes, uploadId }: OutgoingFile,
    { begun, progress }: Sending,
    signal?: AbortSignal,
  ): Promise<void> {
    const id = uploadId ?? crypto.randomUUID();
    this.#uploads.set(id, { id, kind, fileName: name, size: bytes.length, received: 0 });
    begun(id);
    await answer(() => this.#take(id, bytes), signal);
    progress(1);
  }

  unfinished(signal?: AbortSignal): Promise<readonly UnfinishedUpload[]> {
    return answer(() => [...this.#uploads.values()], signal);
  }

  drop(uploadId: string, signal?: AbortSignal): Promise<void> {
    return answer(() => void this.#uploads.delete(uploadId), signal);
  }

  #take(uploadId: string, bytes: Uint8Array): void {
    const upload = this.#uploads.get(uploadId);
    if (!upload) throw PortalError.refused([ERROR_CODE.notFound]);
    this.#uploads.delete(uploadId);
    const { fileName, kind, size } = upload;
    const content = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    const [mediaType] = STARTS.find(([, start]) => content.startsWith(start)) ?? [];
    const data = btoa(content);
    const reason = [...this.#files.values()].some((file) => file.data === data)
      ? 'duplicate'
      : 'wrong-content';
    const before = this.#documents.find((one) => one.kind === kind) ?? notSent(kind);
    if (!mediaType || reason === 'duplicate') return this.#put({ ...before, refused: { fileName, reason } });
    const id = crypto.randomUUID();
    this.#files.set(id, { fileName, mediaType, data });
    const sentAt = new Date().toISOString();
    this.#put({ ...notSent(kind), status: 'pending', id, fileName, size, sentAt });
  }

  #put(document: ClientDocument): void {
    this.#documents = [...this.#documents.filter((one) => one.kind !== document.kind), document];
  }
}

const notSent = (kind: ClientDocument['kind']): ClientDocument => ({
  kind,
  status: 'none',
  id: null,
  fileName: null,
  size: null,
  sentAt: null,
  reviewedAt: null,
  validUntil: null,
  reason: null,
  refused: null,
  blocks: [],
});

/** Acme waits for a proof of address, and then for the first trade. */
export class ProgressOnFile implements ClientProgress {
  blockers(signal?: AbortSignal): Promise<readonly Blocker[]> {
    return answer(
      () => [
        {
          action: 'withdraw',
          reason: 'document-missing',
          document: 'address',
          login: null,
          requestId: null,
          typeId: null,
          above: null,
          amount: null,
          from: null,
          until: null,
          minutes: 60,
        },
      ],
      signal,
    );
  }

  firstSteps(signal?: AbortSignal): Promise<readonly FirstStep[]> {
    return answer(
      () => [
        { step: 'address', isDone: false },
        { step: 'trade', isDone: false },
      ],
      signal,
    );
  }
}

const QUESTIONS: FormSchema = {
  type: 'object',
  'x-portico-order': ['person'],
  properties: {
    person: {
      type: 'object',
      title: 'You',
      properties: {
        name: { type: 'string', title: 'Your name', maxLength: 100 },
        goal: { type: 'string', title: 'What is the account for?', maxLength: 100 },
      },
      required: ['name', 'goal'],
    },
  },
};

const NOT_BEGUN: Application = {
  typeId: 0,
  state: 'none',
  version: 0,
  revision: null,
  answers: {},
  savedAt: null,
  finishDate: null,
  atSection: null,
  reference: null,
  previous: null,
  isSkip: false,
  outcome: null,
  reasons: [],
  timeline: [],
  account: null,
};

/** Acme's two questions, and what the client answers; `closed` hears that the onboarding is done. */
export class ApplicationsOnFile implements Applications {
  #application = NOT_BEGUN;
  readonly #closed: () => void;

  constructor(closed: () => void) {
    this.#closed = closed;
  }

  form(typeId: number, _culture: Culture, signal?: AbortSignal): Promise<ApplicationForm> {
    return answer(() => {
      if (typeId !== 0) throw PortalError.refused([ERROR_CODE.notFound], 404);
      const plain = { intro: null, isReAssessment: false, schema: QUESTIONS };
      return { typeId, revision: '1', title: 'Invest with Acme', ...plain };
    }, signal);
  }

  current(_typeId: number, signal?: AbortSignal): Promise<Application> {
    return answer(() => this.#application, signal);
  }

  save({ answers, section, version }: SectionDraft): Promise<SavedDraft> {
    return answer(() => {
      if (!(section in QUESTIONS.properties)) throw PortalError.refused([ERROR_CODE.invalid], 400);
      this.#check(version, section);
      const saved = { version: version + 1, savedAt: new Date().toISOString() };
      const all = { ...this.#application.answers, [section]: answers };
      const begun = [{ state: 'onboarding', at: saved.savedAt }] as const;
      this.#application = {
        ...this.#application,
        ...saved,
        state: 'onboarding',
        atSection: section,
        answers: all,
        timeline: version === 0 ? begun : this.#application.timeline,
      };
      return saved;
    });
  }

  submit({ version }: ApplicationOrder): Promise<Application> {
    return answer(() => {
      this.#check(version, 'person');
      const { person = {} } = this.#application.answers;
      const fields = (QUESTIONS.properties['person']?.required ?? [])
        .filter((name) => !person[name])
        .map((name) => ({ at: `/person/${name}`, reason: 'required' }));
      if (fields.length > 0) throw PortalError.refused([ERROR_CODE.refused], 400, undefined, { fields });
      const at = new Date().toISOString();
      this.#application = {
        ...this.#application,
        state: 'submitted',
        timeline: [...this.#application.timeline, { state: 'submitted', at }],
      };
      this.#closed();
      return this.#application;
    });
  }

  /** Nothing is asked twice, and so nothing is put off. */
  postpone(): Promise<void> {
    return answer(() => {
      throw PortalError.refused([ERROR_CODE.refused], 400);
    });
  }

  close(): Promise<void> {
    return answer(this.#closed);
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return answer(() => `https://${domain}/welcome`, signal);
  }

  /** The later of two devices is told what the other one has saved. */
  #check(version: number, section: string): void {
    const { answers, savedAt, version: now } = this.#application;
    if (version === now) return;
    const details = { version: now, savedAt, section, answers: answers[section] ?? {} };
    throw PortalError.refused([ERROR_CODE.draftConflict], 409, undefined, details);
  }
}

/** Put into a portal, and through the suites of their ports. */
export function trial(): void {
  replaces(Documents, () => new DocumentsOnFile(), {
    stock: kit.FakeDocuments.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Documents).list(),
  });
  replaces(ClientProgress, () => new ProgressOnFile(), {
    stock: kit.FakeClientProgress.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(ClientProgress).blockers(),
  });
  replaces(Applications, () => new ApplicationsOnFile(() => undefined), {
    stock: kit.FakeApplications.prototype,
    options: signedIn,
    ask: (portal) => portal.resolve(Applications).current(0),
  });
  kit.describeDocumentsContract(
    runner,
    'OnFile',
    world(bind(Documents, () => new DocumentsOnFile())),
    inMemory,
  );
  kit.describeClientProgressContract(
    runner,
    'OnFile',
    world(bind(ClientProgress, () => new ProgressOnFile())),
    inMemory,
  );
  kit.describeApplicationsContract(
    runner,
    'OnFile',
    async () => {
      const directory = new Directory();
      const person = directory.add(credentials.email, credentials.password, { isOpenAccount: true });
      const token = directory.open(person);
      const closed = () => (person.setting = { ...person.setting, isOpenAccount: false });
      return kit.makeFakeWorld({
        bindings: [
          bind(Clients, () => new DirectoryClients(directory)),
          bind(Applications, () => new ApplicationsOnFile(closed)),
        ],
        sessionToken: async () => token,
      });
    },
    inMemory,
  );
}
