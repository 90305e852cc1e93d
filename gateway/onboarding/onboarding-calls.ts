import type { Calls } from '../http/call';
import type { Applications } from './applications';

type OnboardingCalls = Calls<
  'getApplicationForm' | 'getApplication' | 'saveApplication' | 'submitApplication' | 'postponeApplication'
>;

interface OnboardingCallsDeps {
  readonly applications: Applications;
}

/** The application for an investment account, and re-assessments: their forms, drafts and outcomes. */
export function onboardingCalls({ applications }: OnboardingCallsDeps): OnboardingCalls {
  return {
    getApplicationForm: ({ client, query }) => applications.getForm(client, query.typeId, query.culture),

    getApplication: ({ client, query }) => applications.getApplication(client, query.typeId),

    saveApplication: ({ body, client }) => applications.saveDraft(client, body),

    submitApplication: ({ body, client }) => {
      const { idempotencyKey, isUnchanged, isWarningAccepted, typeId, version } = body;
      return applications.submitDraft(client, idempotencyKey, typeId, {
        version,
        isUnchanged: isUnchanged ?? false,
        isWarningAccepted: isWarningAccepted ?? false,
      });
    },

    postponeApplication: ({ body, client }) => applications.postponeReassessment(client, body.typeId),
  };
}
