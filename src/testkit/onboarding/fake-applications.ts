import type {
  ApplicationSubmission,
  Applications,
  SavedDraft,
  SectionDraft,
} from '../../application/onboarding/ports/applications';
import { ERROR_CODE } from '../../domain/kernel/error-codes.table';
import { PortalError } from '../../domain/kernel/errors';
import type { Culture } from '../../domain/culture/cultures.table';
import type { Application, ApplicationForm, ApplicationState } from '../../domain/onboarding/application';
import { answerIssues } from '../../domain/onboarding/check-answers';
import { withAnswers } from '../../domain/onboarding/compare-answers';
import { SOME_PREVIOUS } from './application-forms';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

const CONFLICT = 409;

/** Applications in memory: drafts with versions. Their outcome is the backend's `outcome`. */
export class FakeApplications implements Applications {
  constructor(private readonly backend: FakeBackend) {}

  form(typeId: number, culture: Culture, signal?: AbortSignal): Promise<ApplicationForm> {
    return this.backend.secured('applicationForm', () => this.formOf(typeId), {
      args: [typeId, culture],
      signal,
    });
  }

  current(typeId: number, signal?: AbortSignal): Promise<Application> {
    const answer = (client: FakeClient) => this.of(client, typeId);
    return this.backend.secured('application', answer, { args: [typeId], signal });
  }

  save(draft: SectionDraft): Promise<SavedDraft> {
    const answer = (client: FakeClient) => {
      const { answers, section, typeId, version } = draft;
      const form = this.formOf(typeId);
      const fields = form.schema.properties[section]?.properties ?? {};
      if (!(section in form.schema.properties) || Object.keys(answers).some((name) => !(name in fields)))
        throw PortalError.refused([ERROR_CODE.invalidAnswers], 400);
      const before = this.inVersion(client, typeId, version, section);
      const savedAt = this.now();
      const isBegun = before.state !== 'none';
      this.put(client, {
        ...before,
        version: version + 1,
        savedAt,
        atSection: section,
        revision: form.revision,
        ...(!isBegun && reached(before, 'onboarding', savedAt)),
        answers: { ...before.answers, [section]: answers },
      });
      return { version: version + 1, savedAt };
    };
    return this.backend.secured('saveApplication', answer, { args: [draft] });
  }

  submit(order: ApplicationSubmission): Promise<Application> {
    const answer = (client: FakeClient) => {
      const { isUnchanged, isWarningAccepted, typeId, version } = order;
      const form = this.formOf(typeId);
      const before = this.inVersion(client, typeId, version, '');
      const now = this.now();
      const last = before.previous?.answers ?? {};
      const answers = isUnchanged ? withAnswers(before.answers, last) : withAnswers(last, before.answers);
      const documents = client.documents.filter(({ status }) => ['pending', 'verified'].includes(status));
      const fields = answerIssues(form.schema, answers, {
        today: now.slice(0, 'YYYY-MM-DD'.length),
        documents: documents.map(({ kind }) => kind),
      });
      if (fields.length > 0) throw PortalError.refused([ERROR_CODE.refused], 400, undefined, { fields });
      const { outcome } = this.backend;
      const waits = outcome.kind === 'cooling-off' || (outcome.kind === 'warning' && !isWarningAccepted);
      const state = outcome.kind === 'declined' ? 'rejected' : form.isReAssessment ? 'approved' : 'submitted';
      const after = { ...before, outcome, answers, ...(!waits && reached(before, state, now)) };
      this.put(client, after);
      if (!waits) this.done(client, typeId);
      return after;
    };
    return this.backend.secured('submitApplication', answer, { args: [order] });
  }

  postpone(typeId: number): Promise<void> {
    const answer = (client: FakeClient) => {
      const due = client.setting.reAssessmentResult.find((assessment) => assessment.typeId === typeId);
      if (!due?.isSkip) throw PortalError.refused([ERROR_CODE.refused], 400);
      this.done(client, typeId);
    };
    return this.backend.secured('postponeApplication', answer, { args: [typeId] });
  }

  close(): Promise<void> {
    return this.backend.secured('closeOnboarding', (client) => this.done(client, 0));
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return this.backend.secured('onboardingUrl', () => this.backend.onboardingUrl, {
      args: [domain],
      signal,
    });
  }

  private formOf(typeId: number): ApplicationForm {
    const form = this.backend.forms.get(typeId);
    if (!form) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return form;
  }

  private of({ applications, setting }: FakeClient, typeId: number): Application {
    const form = this.formOf(typeId);
    const due = setting.reAssessmentResult.find((assessment) => assessment.typeId === typeId);
    return (
      applications.get(typeId) ?? {
        ...NOT_BEGUN,
        typeId,
        finishDate: due?.finishDate ?? null,
        isSkip: due?.isSkip ?? false,
        previous: form.isReAssessment ? SOME_PREVIOUS : null,
      }
    );
  }

  private inVersion(client: FakeClient, typeId: number, version: number, section: string): Application {
    const now = this.of(client, typeId);
    if (now.version === version) return now;
    const { savedAt } = now;
    const details = { version: now.version, savedAt, section, answers: now.answers[section] ?? {} };
    throw PortalError.refused([ERROR_CODE.draftConflict], CONFLICT, undefined, details);
  }

  private put(client: FakeClient, application: Application): void {
    client.applications.set(application.typeId, application);
  }

  /** Ends the questions to the client. */
  private done(client: FakeClient, typeId: number): void {
    const { setting } = client;
    client.setting = {
      ...setting,
      isOpenAccount: typeId === 0 ? false : setting.isOpenAccount,
      reAssessmentResult: setting.reAssessmentResult.filter((assessment) => assessment.typeId !== typeId),
    };
  }

  private now(): string {
    return new Date(this.backend.now()).toISOString();
  }
}

const NOT_BEGUN: Omit<Application, 'typeId' | 'finishDate' | 'isSkip' | 'previous'> = Object.freeze({
  state: 'none',
  version: 0,
  revision: null,
  answers: {},
  savedAt: null,
  atSection: null,
  reference: null,
  outcome: null,
  reasons: [],
  timeline: [],
  account: null,
});

const reached = ({ timeline }: Application, state: ApplicationState, at: string) => ({
  state,
  timeline: [...timeline, { state, at }],
});
