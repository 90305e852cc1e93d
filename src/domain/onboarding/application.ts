import type { Answers, FieldAnswers, FormSchema } from './form-schema';

/** States of an application in their order. The last two are final. */
export const APPLICATION_STATES = Object.freeze([
  'none',
  'onboarding',
  'submitted',
  'action-required',
  'approval-pending',
  'approved',
  'active',
  'rejected',
] as const);
/** State of an application. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The questions of a type of application, in the client's language. */
export interface ApplicationForm {
  readonly typeId: number;
  /** Changes with every change of a question. */
  readonly revision: string;
  readonly title: string;
  readonly intro: string | null;
  readonly isReAssessment: boolean;
  readonly schema: FormSchema;
}

export const OUTCOME_KINDS = Object.freeze(['appropriate', 'warning', 'declined', 'cooling-off'] as const);

/** Result of the broker's rules for the answers. */
export interface ApplicationOutcome {
  readonly kind: (typeof OUTCOME_KINDS)[number];
  /** Instant from which the client may answer again, ISO 8601 UTC. */
  readonly until: string | null;
  /** Questions whose answers caused this result, as `/section/field`. */
  readonly because: readonly string[];
}

export const REASON_CODES = Object.freeze(['document-rejected', 'reviewer', 'declined'] as const);

/** A task of the client, or a reason of the rejection. */
export interface ApplicationReason {
  readonly code: (typeof REASON_CODES)[number];
  /** The place in the form, `/section` or `/section/field`. */
  readonly at: string | null;
  /** The kind of document that was rejected. */
  readonly document: string | null;
  /** The reviewer's note. */
  readonly note: string | null;
}

/** Time at which a state was reached, ISO 8601 UTC. */
export interface ApplicationEvent {
  readonly state: ApplicationState;
  readonly at: string;
}

/** Answers to the form of a type, and their state. */
export interface Application {
  readonly typeId: number;
  readonly state: ApplicationState;
  /** Grows with every save; 0 before the first. */
  readonly version: number;
  readonly revision: string | null;
  readonly answers: Answers;
  /** Instants, ISO 8601 UTC. */
  readonly savedAt: string | null;
  readonly finishDate: string | null;
  /** The section that was saved last. */
  readonly atSection: string | null;
  /** Number that the client quotes to the support. */
  readonly reference: string | null;
  /** Last submitted answers, if the form must be answered again. */
  readonly previous: { readonly answers: Answers; readonly at: string | null } | null;
  /** The client may postpone it. */
  readonly isSkip: boolean;
  readonly outcome: ApplicationOutcome | null;
  readonly reasons: readonly ApplicationReason[];
  /** The states so far, the oldest first. */
  readonly timeline: readonly ApplicationEvent[];
  /** The account that was opened with the approval. */
  readonly account: { readonly login: number; readonly server: string | null } | null;
}

/** The answers of one section that another device has saved. */
export interface DraftConflict {
  readonly version: number;
  readonly savedAt: string | null;
  readonly section: string;
  readonly answers: FieldAnswers;
}

/** View of an application on its page. */
export type ApplicationStage = 'questions' | 'warning' | 'cooling-off' | 'status';

/** The stage of an application at `now`, epoch milliseconds. The questions are shown again once a cooling-off period is over. */
export function stageOf({ outcome, state }: Application, now: number): ApplicationStage {
  if (state !== 'none' && state !== 'onboarding') return 'status';
  if (outcome?.kind === 'warning') return 'warning';
  const isCooling = outcome?.kind === 'cooling-off' && Date.parse(outcome.until ?? '') > now;
  return isCooling ? 'cooling-off' : 'questions';
}

/** The timeline so far, then the states to expect if the application succeeds; these have no time. */
export function expectedTimeline({ state, timeline, typeId }: Application): readonly {
  readonly state: ApplicationState;
  readonly at: string | null;
}[] {
  if (state === 'rejected') return timeline;
  const lastState = timeline.at(-1)?.state ?? 'none';
  const states = typeId === 0 ? APPLICATION_PATH : RE_ASSESSMENT_PATH;
  const lastIndex = states.indexOf(lastState === 'action-required' ? 'submitted' : lastState);
  return [...timeline, ...states.slice(lastIndex + 1).map((next) => ({ state: next, at: null }))];
}

const APPLICATION_PATH: readonly ApplicationState[] = [
  'onboarding',
  'submitted',
  'approval-pending',
  'approved',
  'active',
];
/** A re-assessment opens no account. */
const RE_ASSESSMENT_PATH = APPLICATION_PATH.filter((state) => state !== 'active');
