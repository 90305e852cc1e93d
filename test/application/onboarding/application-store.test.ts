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
import { flush } from '../../../src/testkit/portal/flush';

const DRAFT = 'portico.draft.application.0';

async function opened(options: TestPortalOptions = {}, typeId = 0, before?: (portal: TestPortal) => void) {
  const portal = createTestPortal({ signedIn: true, address: '/open-investment-account', ...options });
  before?.(portal);
  await portal.start();
  const store = portal.resolve(ApplicationStore);
  const leave = store.open(typeId);
  await flush();
  return { portal, store, leave };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const tabEntries = ({ portal }: Opened) => Object.fromEntries(portal.tab.entries);
const saves = ({ portal }: Opened) =>
  portal.backend.calls.filter(({ call }) => call === 'saveApplication').map(({ args }) => args[0]);

/** What another device has saved meanwhile. */
function savedElsewhere({ portal, store }: Opened, answers: Application['answers']) {
  const before = portal.owner.applications.get(0) ?? (store.application as Application);
  portal.owner.applications.set(0, {
    ...before,
    ...{ version: before.version + 1, savedAt: '2026-11-20T14:28:00Z', state: 'onboarding' as const },
    answers: { ...before.answers, ...answers },
  });
}

function fill({ store }: Opened) {
  for (const [section, fields] of Object.entries(SOME_ANSWERS))
    for (const [field, answer] of Object.entries(fields)) store.setAnswer(section, field, answer);
}

function verify({ owner }: TestPortal) {
  const [one] = owner.documents;
  if (!one) throw new Error('The client has no documents.');
  owner.documents = (['identity-front', 'address'] as const).map((kind) => ({
    ...one,
    kind,
    status: 'verified',
  }));
}

test('the questions are asked for in the language that the page speaks, whatever the client’s setting says', async () => {
  const { portal } = await opened({ address: '/pk/open-investment-account', client: { culture: 'de-DE' } });
  const asked = portal.backend.calls.filter(({ call }) => call === 'applicationForm');
  expect(asked.map(({ args }) => args)).toEqual([[0, 'ur-PK']]);
});

describe('steps', () => {
  test('are the sections and the review; the first that is not done is shown', async () => {
    const { store } = await opened();
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

  test('a step that is not whole stays, with what is missing; nothing is sent', async () => {
    const view = await opened();
    view.store.setAnswer('person', 'firstName', 'Mara');
    await view.store.goToNextStep();
    expect(view.store.issues.map(({ at }) => at)).toEqual(['/person/birthDate', '/person/citizenship']);
    expect(saves(view)).toEqual([]);
    view.store.setAnswer('person', 'birthDate', '1990-05-31');
    expect(view.store.issues.map(({ at }) => at)).toEqual(['/person/citizenship']);
  });

  test('one that is whole is saved in its version, and the next one follows', async () => {
    const view = await opened();
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

  test('what was typed is kept before another step is shown, as far as it goes', async () => {
    const view = await opened();
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
    async function saving() {
      const view = await opened();
      const { portal, store } = view;
      for (const [field, answer] of Object.entries(SOME_ANSWERS.person))
        store.setAnswer('person', field, answer);
      const release = portal.backend.hold('saveApplication');
      const going = store.goToNextStep();
      await flush();
      return { ...view, release, going };
    }

    test('another may be chosen: it is shown in place of the next one, and nothing is saved twice', async () => {
      const view = await saving();
      const { going, release, store } = view;
      const chosen = [store.goTo('documents'), store.goTo('means')];
      await flush();
      release();
      await Promise.all([going, ...chosen]);
      expect(store.step.name).toBe('means');
      expect(saves(view)).toHaveLength(1);
    });

    test('one that was chosen is not shown if the gateway takes no answers', async () => {
      const { going, portal, release, store } = await saving();
      portal.backend.failNext('saveApplication', PortalError.unavailable());
      const chosen = store.goTo('means');
      release();
      await Promise.all([going, chosen]);
      expect(store.step.name).toBe('person');
      expect(store.submission.problem).not.toBeNull();
      await store.goTo('tax');
      expect(store.step.name).toBe('tax');
    });

    test('what was chosen is not shown in another application that is opened meanwhile', async () => {
      const { going, leave, release, store } = await saving();
      const chosen = store.goTo('means');
      leave();
      store.open(3);
      await flush();
      expect(store.step.name).toBe('sustainability');
      release();
      await Promise.all([going, chosen]);
      expect(store.step.name).toBe('sustainability');
    });
  });

  test('finish later keeps, says so, and leaves', async () => {
    const { portal, store } = await opened();
    store.setAnswer('person', 'firstName', 'Mara');
    await store.finishLater();
    expect(portal.owner.applications.get(0)?.answers).toEqual({ person: { firstName: 'Mara' } });
    expect(portal.resolve(NoticeStore).notices).toMatchObject([{ textKey: 'openAccount.kept' }]);
  });
});

describe('a draft', () => {
  test('survives a reload, for this client and this application only', async () => {
    const before = await opened();
    before.store.setAnswer('person', 'firstName', 'Mara');
    const storedInTab = tabEntries(before);
    const { id } = before.portal.owner.setting;
    expect((await opened({ storedInTab })).store.answers['person']).toEqual({ firstName: 'Mara' });
    expect((await opened({ storedInTab }, 3)).store.answers['person']).toBeUndefined();
    expect((await opened({ storedInTab, client: { id: id + 1 } })).store.answers).toEqual({});
  });

  test('is kept where the session has ended, and where the gateway refuses it', async () => {
    for (const error of [PortalError.unauthorized(), PortalError.refused([ERROR_CODE.failed], 400)]) {
      const view = await opened();
      view.store.setAnswer('person', 'firstName', 'Mara');
      view.portal.backend.failNext('saveApplication', error);
      await view.store.goTo('means');
      expect(tabEntries(view)[DRAFT]).toContain('Mara');
    }
  });

  test('a language change waits until what is on its way is saved', async () => {
    const { portal, store } = await opened();
    store.setAnswer('person', 'firstName', 'Mara');
    const release = portal.backend.hold('saveApplication');
    const going = store.goTo('means');
    await flush();
    const changing = portal.resolve(LanguageStore).change('de-DE', 'open-investment-account');
    await flush();
    expect(portal.page.reloads).toBe(0);
    release();
    await going;
    await changing;
    expect(portal.owner.applications.get(0)?.answers).toEqual({ person: { firstName: 'Mara' } });
  });

  test('what was typed while it was saved is no part of it, and stays', async () => {
    const view = await opened();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    const release = portal.backend.hold('saveApplication');
    const going = store.goTo('means');
    await flush();
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
  test('the same field answered differently: both answers, and the choice is saved', async () => {
    const view = await opened();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    store.setAnswer('person', 'citizenship', 'KE');
    savedElsewhere(view, { person: { firstName: 'Maria', citizenship: 'GH', birthDate: '1990-05-31' } });
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

  test('all as the other device has it', async () => {
    const view = await opened();
    const { store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    savedElsewhere(view, { person: { firstName: 'Maria' } });
    await store.goTo('means');
    await store.saving.acceptAllFromOtherDevice();
    expect(store.answers['person']).toEqual({ firstName: 'Maria' });
    expect(tabEntries(view)[DRAFT]).not.toContain('Mara"');
    expect(saves(view)).toHaveLength(1);
  });

  test('another section, or another field, was answered there: nobody is asked, and nothing is lost', async () => {
    const view = await opened();
    const { portal, store } = view;
    store.setAnswer('person', 'firstName', 'Mara');
    savedElsewhere(view, { person: { citizenship: 'GH' }, means: { employment: 'retired' } });
    await store.goTo('tax');
    await flush();
    expect(store.saving.conflict).toBeNull();
    expect(store.step.name).toBe('tax');
    expect(portal.owner.applications.get(0)?.answers).toEqual({
      person: { firstName: 'Mara', citizenship: 'GH' },
      means: { employment: 'retired' },
    });
    expect(store.answers['means']).toEqual({ employment: 'retired' });
  });

  test('a draft from before a reload goes by the version that it was typed over', async () => {
    const before = await opened();
    before.store.setAnswer('person', 'firstName', 'Mara');
    const after = await opened({ storedInTab: tabEntries(before) });
    savedElsewhere(after, { person: { firstName: 'Maria' } });
    after.store.retry();
    await flush();
    await after.store.goTo('means');
    expect(after.store.saving.conflict).toMatchObject({ fields: [{ name: 'firstName' }] });
  });
});

describe('a refused save', () => {
  const details = {
    ...{ version: 7, savedAt: '2026-11-20T14:28:00Z', section: 'person' },
    answers: { firstName: 'Maria' },
  };
  async function refused(error: PortalError) {
    const view = await opened();
    view.store.setAnswer('person', 'firstName', 'Mara');
    view.portal.backend.failNext('saveApplication', error);
    await view.store.goTo('means');
    return view;
  }

  test('is a conflict of drafts by its code, not by its details', async () => {
    const { store } = await refused(
      PortalError.refused([ERROR_CODE.wrongCurrentPassword], 409, undefined, details),
    );
    expect(store.saving.conflict).toBeNull();
    expect(store.submission.problem).toMatchObject({ codes: [ERROR_CODE.wrongCurrentPassword] });
    const again = await refused(PortalError.refused([ERROR_CODE.draftConflict], 409, undefined, details));
    expect(again.store.saving.conflict).toMatchObject({ version: 7, fields: [{ name: 'firstName' }] });
  });

  test('asks for the draft again where a conflict does not say what was saved, and says so', async () => {
    const { portal, store } = await refused(PortalError.refused([ERROR_CODE.draftConflict], 409));
    await flush();
    expect(store.submission.problem).toMatchObject({ codes: [ERROR_CODE.draftConflict] });
    expect(portal.backend.count('application')).toBe(2);
  });

  test('shows at their fields the answers that do not fit the form', async () => {
    const fields = [{ at: '/person/firstName', reason: 'too-long', limit: 30 }];
    const { store } = await refused(
      PortalError.refused([ERROR_CODE.invalidAnswers], 400, undefined, { fields }),
    );
    expect(store.issues).toEqual(fields);
    expect(store.step.name).toBe('person');
  });
});

describe('handing in', () => {
  async function filled() {
    const view = await opened({ client: { isOpenAccount: true } }, 0, verify);
    fill(view);
    return view;
  }

  test('saves what is not saved, and leaves alerts and banner behind', async () => {
    const view = await filled();
    const { portal, store } = view;
    await store.submit();
    await flush();
    expect(store.issues).toEqual([]);
    expect(saves(view)).toHaveLength(4);
    expect(store.stage).toBe('status');
    expect(store.application?.state).toBe('submitted');
    expect(portal.backend.count('client')).toBe(2);
    expect(tabEntries(view)).not.toHaveProperty([DRAFT]);
  });

  test('what is missing is shown at its step', async () => {
    const view = await opened();
    view.store.setAnswer('person', 'firstName', 'Mara');
    await view.store.submit();
    expect(view.store.step.name).toBe('person');
    expect(view.store.issues.length).toBeGreaterThan(1);
    expect(view.portal.backend.count('submitApplication')).toBe(0);
  });

  test('what only the gateway finds wrong is shown at its step too', async () => {
    const { portal, store } = await filled();
    const fields = [{ at: '/tax/residences/0/number', reason: 'pattern' }];
    portal.backend.failNext('submitApplication', PortalError.refused([1], 400, undefined, { fields }));
    await store.submit();
    expect(store.step.name).toBe('tax');
    expect(store.issues).toEqual(fields);
  });

  test('a repeat after a cut goes under the same key', async () => {
    const { portal, store } = await filled();
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

  test('a warning waits for the client, who may look at the answers again', async () => {
    const { portal, store } = await filled();
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

  test('cooling off ends by itself', async () => {
    const { portal, store } = await filled();
    const until = new Date(portal.clock.now() + 60_000).toISOString();
    portal.backend.outcome = { kind: 'cooling-off', until, because: [] };
    await store.submit();
    expect(store.stage).toBe('cooling-off');
  });

  test('a document that was sent anew has the application read again', async () => {
    const { portal, store } = await filled();
    await store.submit();
    await flush();
    const before = portal.backend.count('application');
    portal.owner.documents = portal.owner.documents.map((one) => ({ ...one, status: 'pending' as const }));
    store.open(0);
    await flush();
    expect(portal.backend.count('application')).toBeGreaterThan(before);
  });
});

describe('a re-assessment', () => {
  const client = {
    reAssessmentResult: [{ typeId: 3, showPopup: false, finishDate: '2026-12-01T00:00:00Z', isSkip: true }],
  };

  test('has what was submitted last filled in; what differs is marked, and can be undone', async () => {
    const { store } = await opened({ client }, 3);
    const marks = () => store.questions.comparisons.map(({ mark, name }) => `${name} ${mark}`);
    expect(marks()).toEqual([
      ...['employment same', 'industry same', 'income same', 'sources same', 'deposits same'],
      ...['cfds same', 'goals new'],
    ]);
    store.setAnswer('means', 'income', 'high');
    expect(marks()).toContain('income changed');
    store.restorePreviousAnswer('means', 'income');
    expect(marks()).toContain('income same');
  });

  test('nothing has changed: the new question is answered, and that is all', async () => {
    const { portal, store } = await opened({ client }, 3);
    await store.submit({ isUnchanged: true });
    expect(store.issues).toEqual([{ at: '/sustainability/goals', reason: 'required' }]);
    store.setAnswer('sustainability', 'goals', 'no');
    await store.submit({ isUnchanged: true });
    await flush();
    expect(store.application?.state).toBe('approved');
    expect(portal.owner.setting.reAssessmentResult).toEqual([]);
    expect(store.reAssessment).toBeUndefined();
  });

  test('is put off until tomorrow where that may be', async () => {
    const { portal, store } = await opened({ client }, 3);
    await store.postpone();
    await flush();
    expect(portal.resolve(NoticeStore).notices).toMatchObject([{ textKey: 'openAccount.again.postponed' }]);
    expect(store.reAssessment).toBeUndefined();
    await store.postpone();
    expect(store.submission.problem).not.toBeNull();
  });
});

test('a gateway that asks nothing is no failure', async () => {
  const { store } = await opened({}, 77);
  expect(store.questions.isMissing).toBe(true);
});
