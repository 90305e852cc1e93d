import { FORMS } from '../db/seed/forms/forms';
import { getQuestionnaireTexts } from '../texts/questionnaire-texts';
import { createAccounts } from './create-accounts';
import { createShared, type ApiDeps, type SharedServices } from './create-shared';
import { createRegistration, createSignIn } from './create-sign-in';
import type { DocumentStore } from '../documents/stores/document-store';
import { memoryStore } from '../documents/stores/memory-store';
import { Tus } from '../documents/tus';
import { Uploads } from '../documents/uploads';
import { createMoney } from '../money/create-money';
import { NotificationBox } from '../notifications/notification-box';
import { Applications } from '../onboarding/applications';
import { Forms } from '../onboarding/forms';
import { ProfileChanges } from '../profile/profile-changes';
import { Support } from '../support/support';

export type Services = ReturnType<typeof createServices>;

/** Creates everything the calls work with, once per app. */
export function createServices(deps: ApiDeps) {
  const shared = createShared(deps);
  const { clock, db, quotas, secret } = shared;
  const signIn = createSignIn(shared);
  return {
    ...shared,
    ...signIn,
    ...createRegistration(shared),
    ...createAccounts(shared, deps.closing),
    ...createMoney(shared, signIn.secondFactor),
    ...createDocuments(shared, deps.documents ?? memoryStore(clock)),
    applications: createApplications(shared),
    notificationBox: new NotificationBox(db, clock),
    profileChanges: new ProfileChanges(shared),
    support: new Support(db, clock, secret, quotas),
  };
}

function createDocuments(shared: SharedServices, store: DocumentStore) {
  const files = new Uploads({ ...shared, store });
  return { files, tus: new Tus(files, shared.clock, shared.companies) };
}

function createApplications(shared: SharedServices): Applications {
  const { forms, texts } = shared.config.questionnaire ?? { forms: FORMS, texts: getQuestionnaireTexts };
  return new Applications({ ...shared, forms: new Forms(forms, texts, shared.companies) });
}
