import { FORMS } from '../onboarding/questionnaire/built-in-forms';
import { getQuestionnaireTexts } from '../texts/questionnaire-texts';
import { createAccountServices } from './create-account-services';
import { createSharedServices, type ApiDeps, type SharedServices } from './create-shared-services';
import { createRegistrationServices, createSignInServices } from './create-sign-in-services';
import type { DocumentStore } from '../documents/stores/document-store';
import { memoryStore } from '../documents/stores/memory-store';
import { Tus } from '../documents/tus';
import { Uploads } from '../documents/uploads';
import { createMoneyServices } from './create-money-services';
import { NotificationBox } from '../notifications/notification-box';
import { Applications } from '../onboarding/applications';
import { Forms } from '../onboarding/forms';
import { ProfileChanges } from '../profile/profile-changes';
import { Support } from '../support/support';

export type Services = ReturnType<typeof createServices>;

/** Creates all services of the calls, once per app. */
export function createServices(deps: ApiDeps) {
  const sharedServices = createSharedServices(deps);
  const { clock, db, quotas, secrets } = sharedServices;
  const signIn = createSignInServices(sharedServices);
  return {
    ...sharedServices,
    ...signIn,
    ...createRegistrationServices(sharedServices),
    ...createAccountServices(sharedServices, signIn.secondFactor, deps.stopSignal, deps.signals),
    ...createMoneyServices(sharedServices, signIn.stepUp),
    ...createDocumentServices(sharedServices, deps.documents ?? memoryStore(clock)),
    applications: createApplications(sharedServices),
    notificationBox: new NotificationBox(db, clock),
    profileChanges: new ProfileChanges(sharedServices),
    support: new Support(db, clock, secrets, quotas),
  };
}

function createDocumentServices(sharedServices: SharedServices, store: DocumentStore) {
  const uploads = new Uploads({ ...sharedServices, store });
  return { uploads, tus: new Tus(uploads, sharedServices.clock, sharedServices.companies) };
}

function createApplications(sharedServices: SharedServices): Applications {
  const { forms, texts } = sharedServices.config.questionnaire ?? {
    forms: FORMS,
    texts: getQuestionnaireTexts,
  };
  return new Applications({ ...sharedServices, forms: new Forms(forms, texts, sharedServices.companies) });
}
