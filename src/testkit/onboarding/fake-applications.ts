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
import { PREVIOUS_ANSWERS } from './application-forms';
import type { FakeBackend, FakeClient } from '../portal/fake-backend';

const CONFLICT = 409;

/** Applications in memory: drafts with versions. Their outcome is the backend's `outcome`. */
export class FakeApplications implements Applications {
  constructor(private readonly backend: FakeBackend) {}

  form(typeId: number, culture: Culture, signal?: AbortSignal): Promise<ApplicationForm> {
    return this.backend.answerClient('applicationForm', () => this.formOf(typeId), {
      args: [typeId, culture],
      signal,
    });
  }

  current(typeId: number, signal?: AbortSignal): Promise<Application> {
    const answer = (client: FakeClient) => this.currentApplication(client, typeId);
    return this.backend.answerClient('application', answer, { args: [typeId], signal });
  }

  save(draft: SectionDraft): Promise<SavedDraft> {
    const answer = (client: FakeClient) => {
      const { answers, section, typeId, version } = draft;
      const form = this.formOf(typeId);
      const fields = form.schema.properties[section]?.properties ?? {};
      if (
        !Object.hasOwn(form.schema.properties, section) ||
        Object.keys(answers).some((name) => !Object.hasOwn(fields, name))
      )
        throw PortalError.refused([ERROR_CODE.invalidAnswers], 400);
      const application = this.requireVersion(client, typeId, version, section);
      const savedAt = this.now();
      const isStarted = application.state !== 'none';
      this.storeApplication(client, {
        ...application,
        version: version + 1,
        savedAt,
        atSection: section,
        revision: form.revision,
        ...(!isStarted && withState(application, 'onboarding', savedAt)),
        answers: { ...application.answers, [section]: answers },
      });
      return { version: version + 1, savedAt };
    };
    return this.backend.answerClient('saveApplication', answer, { args: [draft] });
  }

  submit(order: ApplicationSubmission): Promise<Application> {
    const answer = (client: FakeClient) => {
      const { isUnchanged, isWarningAccepted, typeId, version } = order;
      const form = this.formOf(typeId);
      const application = this.requireVersion(client, typeId, version, '');
      const now = this.now();
      const previousAnswers = application.previous?.answers ?? {};
      const answers = isUnchanged
        ? withAnswers(application.answers, previousAnswers)
        : withAnswers(previousAnswers, application.answers);
      const documents = client.documents.filter(({ status }) => ['pending', 'verified'].includes(status));
      const fields = answerIssues(form.schema, answers, {
        today: now.slice(0, 'YYYY-MM-DD'.length),
        documents: documents.map(({ kind }) => kind),
      });
      if (fields.length > 0) throw PortalError.refused([ERROR_CODE.refused], 400, undefined, { fields });
      const { outcome } = this.backend;
      const isWaiting = outcome.kind === 'cooling-off' || (outcome.kind === 'warning' && !isWarningAccepted);
      const state = outcome.kind === 'declined' ? 'rejected' : form.isReAssessment ? 'approved' : 'submitted';
      const updatedApplication = {
        ...application,
        outcome,
        answers,
        ...(!isWaiting && withState(application, state, now)),
      };
      this.storeApplication(client, updatedApplication);
      if (!isWaiting) this.closeQuestions(client, typeId);
      return updatedApplication;
    };
    return this.backend.answerClient('submitApplication', answer, { args: [order] });
  }

  postpone(typeId: number): Promise<void> {
    const answer = (client: FakeClient) => {
      const dueAssessment = client.setting.reAssessmentResult.find(
        (assessment) => assessment.typeId === typeId,
      );
      if (!dueAssessment?.isSkip) throw PortalError.refused([ERROR_CODE.refused], 400);
      this.closeQuestions(client, typeId);
    };
    return this.backend.answerClient('postponeApplication', answer, { args: [typeId] });
  }

  close(): Promise<void> {
    return this.backend.answerClient('closeOnboarding', (client) => this.closeQuestions(client, 0));
  }

  onboardingUrl(domain: string, signal?: AbortSignal): Promise<string> {
    return this.backend.answerClient('onboardingUrl', () => this.backend.onboardingUrl, {
      args: [domain],
      signal,
    });
  }

  private formOf(typeId: number): ApplicationForm {
    const form = this.backend.forms.get(typeId);
    if (!form) throw PortalError.refused([ERROR_CODE.notFound], 404);
    return form;
  }

  private currentApplication({ applications, setting }: FakeClient, typeId: number): Application {
    const form = this.formOf(typeId);
    const dueAssessment = setting.reAssessmentResult.find((assessment) => assessment.typeId === typeId);
    return (
      applications.get(typeId) ?? {
        ...NEW_APPLICATION,
        typeId,
        finishDate: dueAssessment?.finishDate ?? null,
        isSkip: dueAssessment?.isSkip ?? false,
        previous: form.isReAssessment ? PREVIOUS_ANSWERS : null,
      }
    );
  }

  private requireVersion(client: FakeClient, typeId: number, version: number, section: string): Application {
    const application = this.currentApplication(client, typeId);
    if (application.version === version) return application;
    const { savedAt } = application;
    const details = {
      version: application.version,
      savedAt,
      section,
      answers: application.answers[section] ?? {},
    };
    throw PortalError.refused([ERROR_CODE.draftConflict], CONFLICT, undefined, details);
  }

  private storeApplication(client: FakeClient, application: Application): void {
    client.applications.set(application.typeId, application);
  }

  /** Stops reminding the client of this application. */
  private closeQuestions(client: FakeClient, typeId: number): void {
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

const NEW_APPLICATION: Omit<Application, 'typeId' | 'finishDate' | 'isSkip' | 'previous'> = Object.freeze({
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

const withState = ({ timeline }: Application, state: ApplicationState, at: string) => ({
  state,
  timeline: [...timeline, { state, at }],
});
