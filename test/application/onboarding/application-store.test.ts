import { REVIEW } from '../../../src/application/onboarding/application-answers';
import { ApplicationStore } from '../../../src/application/onboarding/application-store';
import { LanguageStore } from '../../../src/application/language/language-store';
import { NoticeStore } from '../../../src/application/kernel/notice-store';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../src/domain/kernel/errors';
import type { Application } from '../../../src/domain/onboarding/application';
import {
  createTestPortal,
  type TestPortal,
  type TestPortalOptions,
} from '../../../src/testkit/portal/create-test-portal';
import { SOME_ANSWERS } from '../../../src/testkit/onboarding/application-forms';
import { untilSettled } from '../../../src/testkit/portal/until-settled';

const DRAFT = 'portico.draft.application.0';

async function openApplication(
  options: TestPortalOptions = {},
  typeId = 0,
  prepare?: (portal: TestPortal) => void,
) {
  const portal = createTestPortal({ signedIn: true, address: '/open-investment-account', ...options });
  prepare?.(portal);
  await portal.start();
  const store = portal.resolve(ApplicationStore);
  const leave = store.open(typeId);
  await untilSettled();
  return { portal, store, leave };
}
type OpenedApplication = Awaited<ReturnType<typeof openApplication>>;

const tabEntries = ({ portal }: OpenedApplication) => Object.fromEntries(portal.tab.entries);
const saves = ({ portal }: OpenedApplication) =>
  portal.backend.calls.filter(({ call }) => call === 'saveApplication').map(({ args }) => args[0]);

/** Saves answers as another device of the client does. */
function saveElsewhere({ portal, store }: OpenedApplication, answers: Application['answers']) {
  const before = portal.owner.applications.get(0) ?? (store.application as Application);
  portal.owner.applications.set(0, {
    ...before,
    version: before.version + 1,
    savedAt: '2026-11-20T14:28:00Z',
    state: 'onboarding',
    answers: { ...before.answers, ...answers },
  });
}

function fillForm({ store }: OpenedApplication) {
  for (const [section, fields] of Object.entries(SOME_ANSWERS))
    for (const [field, answer] of Object.entries(fields)) store.setAnswer(section, field, answer);
}

function verifyDocuments({ owner }: TestPortal) {
  const [document] = owner.documents;
  if (!document) throw new Error('The client has no documents.');
  owner.documents = (['identity-front', 'address'] as const).map((kind) => ({
    ...document,
    kind,
    status: 'verified',
  }));
}

test('the questions are requested in the language of the page, not of the client’s setting', async () => {
  const { portal } = await openApplication({
    address: '/pk/open-investment-account',
    client: { culture: 'de-DE' },
  });
  const requests = portal.backend.calls.filter(({ call }) => call === 'applicationForm');
  expect(requests.map(({ args }) => args)).toEqual([[0, 'ur-PK']]);
});

describe('steps', () => {
  test('are the sections and the review, and the first incomplete one is shown', async () => {
    const { store } = await openApplication();
    expect(store.steps.map(({ name }) => name)).toEqual([
      'person',
      'tax',
      'means',
      'documents',
      'declarations',
      REVIEW,
    ]);
    expect(store.step.name).toBe('person');
    expect(store.savedAt).toBeNull();
  });

  test('an incomplete step stays, with its missing fields, and is not sent', async () => {
    const view = await openApplication();
    view.store.setAnswer('person', 'firstName', 'Mara');
    await view.store.goToNextStep();
    expect(view.store.issues.map(({ at }) => at)).toEqual(['/person/birthDate', '/person/citizenship']);
    expect(saves(view)).toEqual([]);
    view.store.setAnswer('person', 'birthDate', '1990-05-31');
    expect(view.store.issues.map(({ at }) => at)).toEqual(['/person/citizenship']);
  });

  test('a complete step is saved with its version, and the next one is shown', async () => {
    const view = await openApplication();
    const { store } = view;
    for (const [field, answer] of Object.entries(SOME_ANSWERS.person))
      store.setAnswer('person', field, answer);
    expect(store.savedAt).toBeNull();
    await store.goToNextStep();
    expect(saves(view)).toEqual([{ typeId: 0, version: 0, section: 'person', answers: SOME_ANSWERS.person }]);
    expect(store.step.name).toBe('tax');
    expect(store.savedAt).not.toBeNull();
    expect(store.steps[0]?.isDone).toBe(true);
    await store.goToPreviousStep();
    expect(store.step.name).toBe('person');
    await store.goToNextStep();
    expect(saves(view)).toHaveLength(1);
  });

  test('valid answers are saved before another step is shown, and an invalid one prevents that', async () => {
    const view = await openApplication();
    view.store.setAnswer('person', 'firstName', 'Mara');
    await view.store.goTo('means');
    expect(saves(view)).toMatchObject([{ section: 'person', answers: { firstName: 'Mara' } }]);
    expect(view.store.step.name).toBe('means');
    view.store.setAnswer('means', 'deposits', 'a lot');
    await view.store.goTo('person');
    expect(view.store.step.name).toBe('means');
    expect(view.store.issues).toEqual([{ at: '/means/deposits', reason: 'pattern' }]);
  });

  describe('while a step is being saved', () => {
    async function startSaving() {
      const view = await openApplication();
      const { portal, store } = view;
      for (const [field, answer] of Object.entries(SOME_ANSWERS.person))
        store.setAnswer('person', field, answer);
      const release = portal.backend.hold('saveApplication');
      const going = store.goToNextStep();
      await untilSettled();
      return { ...view, release, going };
    }

    test('a navigations step is shown in place of the next one, and nothing is saved twice', async () => {
      const view = await startSaving();
      const { going, release, store } = view;
      const navigations = [store.goTo('documents'), store.goTo('means')];
      await untilSettled();
      release();
      await Promise.all([going, ...navigations]);
      expect(store.step.name).toBe('means');
      expect(saves(view)).toHaveLength(1);
    });

    test('a chosen step is not shown if saving fails', async () => {
      const { going, portal, release, store } = await startSaving();
      portal.backend.failNext('saveApplication', PortalError.unavailable());
      const navigation = store.goTo('means');
      release();
      await Promise.all([going, navigation]);
      expect(store.step.name).toBe('person');
      expect(store.submission.problem).not.toBeNull();
      await store.goTo('tax');
      expect(store.step.name).toBe('tax');
    });

    test('a chosen step is not shown in another application that is opened meanwhile', async () => {
      const { going, leave, release, store } = await startSaving();
      const navigation = store.goTo('means');
      leave();
      store.open(3);
      await untilSettled();
      expect(store.step.name).toBe('sustainability');
      release();
      await Promise.all([going, navigation]);
      expect(store.step.name).toBe('sustainability');
    });
  });

  test('finishing later saves the answers, with a message', async () => {
    const { portal, store } = await openApplication();
    store.setAnswer('person', 'firstName', 'Mara');
    await store.finishLater();
    expect(portal.owner.applications.get(0)?.answers).toEqual({ person: { firstName: 'Mara' } });
    expect(portal.resolve(NoticeStore).notices).toMatchObject([{ textKey: 'openAccount.kept' }]);
  });
});

describe('a draft', () => {
  test('survives a reload, for this client and this application only', async () => {
    const before = await openApplication();
    before.store.setAnswer('person', 'firstName', 'Mara');
    const storedInTab = tabEntries(before);
    const { id } = before.portal.owner.setting;
    expect((await openApplication({ storedInTab })).store.answers['person']).toEqual({ firstName: 'Mara' });
    expect((await openApplication({ storedInTab }, 3)).store.answers['person']).toBeUndefined();
    expect((await openApplication({ storedInTab, client: { id: id + 1 } })).store.answers).toEqual({});
  });

  test.each([
    '{',
    'null',
    '7',
    '{"answers":null}',
    '{"answers":{"person":"x"}}',
    '{"at":{}}',
    '{"version":"x"}',
  ])('that can’t be read is ignored: %s', async (json) => {
    const before = await openApplication();
    before.store.setAnswer('person', 'firstName', 'Mara');
    const entries = tabEntries(before);
    const { client } = JSON.parse(entries[DRAFT] ?? '') as { client: number };
    const storedInTab = { ...entries, [DRAFT]: JSON.stringify({ client, entered: { json } }) };
    const { store } = await openApplication({ storedInTab });
    expect([store.answers, store.steps.length > 0]).toEqual([{}, true]);
  });

  test('stays in the tab if the session has ended or the gateway refuses it', async () => {
    for (const error of [PortalError.unauthorized(), PortalError.refused([ERROR_CODE.failed], 400)]) {
      const view = await openApplication();
      view.store.setAnswer('person', 'firstName', 'Mara');
      view.portal.backend.failNext('saveApplication', error);
      await view.store.goTo('means');
      expect(tabEntries(view)[DRAFT]).toContain('Mara');
    }
  });

  test('a language change waits until the answers in flight are saved', async () => {
    const { portal, store } = await openApplication();
    store.setAnswer('person', 'firstName', 'Mara');
    const release = portal.backend.hold('saveApplication');
    const going = store.goTo('means');
    await untilSettled();
    const changing = portal.resolve(LanguageStore).change('de-DE', 'open-investment-account');
    await untilSettled();
    expect(portal.page.reloads).toBe(0);
    release();
    await going;
    await changing;
    expect(portal.owner.applications.get(0)?.answers).toEqual({ person: { firstName: 'Mara' } });
  });

  test('an answer that is typed during a save stays, and is saved later', async () => {
    const view = await openApplication();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    const release = portal.backend.hold('saveApplication');
    const going = store.goTo('means');
    await untilSettled();
    store.setAnswer('person', 'firstName', 'Maria');
    release();
    await going;
    expect(store.answers['person']).toEqual({ firstName: 'Maria' });
    await store.goTo('person');
    await store.goTo('tax');
    expect(saves(view)).toMatchObject([
      { answers: { firstName: 'Mara' } },
      { answers: { firstName: 'Maria' } },
    ]);
  });
});

describe('two devices', () => {
  test('two answers to one field are a conflict, and the chosen one is saved', async () => {
    const view = await openApplication();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    store.setAnswer('person', 'citizenship', 'KE');
    saveElsewhere(view, { person: { firstName: 'Maria', citizenship: 'GH', birthDate: '1990-05-31' } });
    await store.goTo('means');
    expect(store.step.name).toBe('person');
    expect(store.saving.conflict).toMatchObject({
      savedAt: '2026-11-20T14:28:00Z',
      fields: [
        { name: 'firstName', isFromOtherDevice: false },
        { name: 'citizenship', isFromOtherDevice: false },
      ],
    });
    store.saving.chooseAnswer('citizenship', true);
    await store.saving.saveChosenAnswers();
    expect(store.saving.conflict).toBeNull();
    expect(portal.owner.applications.get(0)?.answers['person']).toEqual({
      firstName: 'Mara',
      citizenship: 'GH',
      birthDate: '1990-05-31',
    });
  });

  test('all answers of the other device can be accepted', async () => {
    const view = await openApplication();
    const { store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    saveElsewhere(view, { person: { firstName: 'Maria' } });
    await store.goTo('means');
    await store.saving.acceptAllFromOtherDevice();
    expect(store.answers['person']).toEqual({ firstName: 'Maria' });
    expect(tabEntries(view)[DRAFT]).not.toContain('Mara"');
    expect(saves(view)).toHaveLength(1);
  });

  test('answers to different fields are merged without a conflict', async () => {
    const view = await openApplication();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    saveElsewhere(view, { person: { citizenship: 'GH' }, means: { employment: 'retired' } });
    await store.goTo('tax');
    await untilSettled();
    expect(store.saving.conflict).toBeNull();
    expect(store.step.name).toBe('tax');
    expect(portal.owner.applications.get(0)?.answers).toEqual({
      person: { firstName: 'Mara', citizenship: 'GH' },
      means: { employment: 'retired' },
    });
    expect(store.answers['means']).toEqual({ employment: 'retired' });
  });

  test('a draft from before a reload has the version that it is based on', async () => {
    const before = await openApplication();
    before.store.setAnswer('person', 'firstName', 'Mara');
    const after = await openApplication({ storedInTab: tabEntries(before) });
    saveElsewhere(after, { person: { firstName: 'Maria' } });
    after.store.retry();
    await untilSettled();
    await after.store.goTo('means');
    expect(after.store.saving.conflict).toMatchObject({ fields: [{ name: 'firstName' }] });
  });
});

describe('a refused save', () => {
  const details = {
    version: 7,
    savedAt: '2026-11-20T14:28:00Z',
    section: 'person',
    answers: { firstName: 'Maria' },
  };
  async function saveRefused(error: PortalError) {
    const view = await openApplication();
    view.store.setAnswer('person', 'firstName', 'Mara');
    view.portal.backend.failNext('saveApplication', error);
    await view.store.goTo('means');
    return view;
  }

  test('is a conflict of drafts by its code, not by its details', async () => {
    const { store } = await saveRefused(
      PortalError.refused([ERROR_CODE.wrongCurrentPassword], 409, undefined, details),
    );
    expect(store.saving.conflict).toBeNull();
    expect(store.submission.problem).toMatchObject({ codes: [ERROR_CODE.wrongCurrentPassword] });
    const conflicting = await saveRefused(
      PortalError.refused([ERROR_CODE.draftConflict], 409, undefined, details),
    );
    expect(conflicting.store.saving.conflict).toMatchObject({ version: 7, fields: [{ name: 'firstName' }] });
  });

  test('loads the draft again if a conflict has no details, and is shown', async () => {
    const { portal, store } = await saveRefused(PortalError.refused([ERROR_CODE.draftConflict], 409));
    await untilSettled();
    expect(store.submission.problem).toMatchObject({ codes: [ERROR_CODE.draftConflict] });
    expect(portal.backend.count('application')).toBe(2);
  });

  test('shows invalid answers at their fields', async () => {
    const fields = [{ at: '/person/firstName', reason: 'too-long', limit: 30 }];
    const { store } = await saveRefused(
      PortalError.refused([ERROR_CODE.invalidAnswers], 400, undefined, { fields }),
    );
    expect(store.issues).toEqual(fields);
    expect(store.step.name).toBe('person');
  });
});

describe('submitting', () => {
  async function openFilledForm() {
    const view = await openApplication({ client: { isOpenAccount: true } }, 0, verifyDocuments);
    fillForm(view);
    return view;
  }

  test('saves the unsaved sections, and loads the client again', async () => {
    const view = await openFilledForm();
    const { portal, store } = view;
    await store.submit();
    await untilSettled();
    expect(store.issues).toEqual([]);
    expect(saves(view)).toHaveLength(4);
    expect(store.stage).toBe('status');
    expect(store.application?.state).toBe('submitted');
    expect(portal.backend.count('client')).toBe(2);
    expect(tabEntries(view)).not.toHaveProperty([DRAFT]);
  });

  test('shows a missing answer at its step', async () => {
    const view = await openApplication();
    view.store.setAnswer('person', 'firstName', 'Mara');
    await view.store.submit();
    expect(view.store.step.name).toBe('person');
    expect(view.store.issues.length).toBeGreaterThan(1);
    expect(view.portal.backend.count('submitApplication')).toBe(0);
  });

  test('shows an issue found by the gateway at its step', async () => {
    const { portal, store } = await openFilledForm();
    const fields = [{ at: '/tax/residences/0/number', reason: 'pattern' }];
    portal.backend.failNext('submitApplication', PortalError.refused([1], 400, undefined, { fields }));
    await store.submit();
    expect(store.step.name).toBe('tax');
    expect(store.issues).toEqual(fields);
  });

  test('a repeat after a lost connection has the same key', async () => {
    const { portal, store } = await openFilledForm();
    portal.backend.failNext('submitApplication', PortalError.unavailable());
    await store.submit();
    expect(store.submission.problem).not.toBeNull();
    await store.submit();
    const keys = portal.backend.calls
      .filter(({ call }) => call === 'submitApplication')
      .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a warning waits for the client, who can return to the answers', async () => {
    const { portal, store } = await openFilledForm();
    portal.backend.outcome = { kind: 'warning', until: null, because: ['/means/income'] };
    await store.submit();
    expect(store.stage).toBe('warning');
    store.revise();
    expect(store.stage).toBe('questions');
    await store.submit();
    expect(store.stage).toBe('warning');
    await store.submit({ isWarningAccepted: true });
    expect(store.application?.state).toBe('submitted');
  });

  test('an outcome of cooling off has a stage of its own', async () => {
    const { portal, store } = await openFilledForm();
    const until = new Date(portal.clock.now() + 60_000).toISOString();
    portal.backend.outcome = { kind: 'cooling-off', until, because: [] };
    await store.submit();
    expect(store.stage).toBe('cooling-off');
  });

  test('a new document loads the application again', async () => {
    const { portal, store } = await openFilledForm();
    await store.submit();
    await untilSettled();
    const before = portal.backend.count('application');
    portal.owner.documents = portal.owner.documents.map((document) => ({
      ...document,
      status: 'pending' as const,
    }));
    store.open(0);
    await untilSettled();
    expect(portal.backend.count('application')).toBeGreaterThan(before);
  });
});

describe('a re-assessment', () => {
  const client = {
    reAssessmentResult: [{ typeId: 3, showPopup: false, finishDate: '2026-12-01T00:00:00Z', isSkip: true }],
  };

  test('has the previous answers filled in, and marks changes, which can be undone', async () => {
    const { store } = await openApplication({ client }, 3);
    const marks = () => store.questions.comparisons.map(({ mark, name }) => `${name} ${mark}`);
    expect(marks()).toEqual([
      'employment same',
      'industry same',
      'income same',
      'sources same',
      'deposits same',
      'cfds same',
      'goals new',
    ]);
    store.setAnswer('means', 'income', 'high');
    expect(marks()).toContain('income changed');
    store.restorePreviousAnswer('means', 'income');
    expect(marks()).toContain('income same');
  });

  test('without changes only the new question has to be answered', async () => {
    const { portal, store } = await openApplication({ client }, 3);
    await store.submit({ isUnchanged: true });
    expect(store.issues).toEqual([{ at: '/sustainability/goals', reason: 'required' }]);
    store.setAnswer('sustainability', 'goals', 'no');
    await store.submit({ isUnchanged: true });
    await untilSettled();
    expect(store.application?.state).toBe('approved');
    expect(portal.owner.setting.reAssessmentResult).toEqual([]);
    expect(store.reAssessment).toBeUndefined();
  });

  test('can be postponed if its setting allows that', async () => {
    const { portal, store } = await openApplication({ client }, 3);
    await store.postpone();
    await untilSettled();
    expect(portal.resolve(NoticeStore).notices).toMatchObject([{ textKey: 'openAccount.again.postponed' }]);
    expect(store.reAssessment).toBeUndefined();
    await store.postpone();
    expect(store.submission.problem).not.toBeNull();
  });
});

test('a gateway without this form is not a failure', async () => {
  const { store } = await openApplication({}, 77);
  expect(store.questions.isMissing).toBe(true);
});
