import { act, screen, waitFor, within } from '@testing-library/react';
import { SupportContext } from '../../../../src/ui/components/text/support-text';
import { Screen } from '../../../../src/ui/onboarding/screens/open-investment-account-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/portal/render-portal';
import { untilSettled } from '../../../../src/testkit/portal/until-settled';
import { setMatchingMedia } from '../../kit/viewport';
import type { Application } from '../../../../src/domain/onboarding/application';
import { SOME_ANSWERS, PREVIOUS_ANSWERS } from '../../../../src/testkit/onboarding/application-forms';
import { timeOf } from '../../kit/time-of';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const APPLICATION: Application = {
  typeId: 0,
  state: 'onboarding',
  version: 4,
  revision: 'r1',
  answers: SOME_ANSWERS,
  savedAt: '2026-11-20T14:28:00Z',
  finishDate: null,
  atSection: 'tax',
  reference: null,
  previous: null,
  isSkip: false,
  outcome: null,
  reasons: [],
  timeline: [{ state: 'onboarding', at: '2026-11-20T14:00:00Z' }],
  account: null,
};

const renderScreen = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/open-investment-account', ...options });

/** The page with a stored application that differs from the sample by `change`. */
const renderApplication = (change: Partial<Application>, options: RenderPortalOptions = {}) =>
  renderScreen({
    ...options,
    prepare: ({ owner }) => {
      owner.applications.set(change.typeId ?? 0, { ...APPLICATION, ...change });
    },
  });

const press = async ({ user }: Awaited<ReturnType<typeof renderScreen>>, testId: string) => {
  await user.click(screen.getByTestId(testId));
  await act(untilSettled);
};

describe('questions', () => {
  test('each control is labelled by its question and marked as required', async () => {
    await renderScreen();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Open investment account');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Person');
    expect(screen.getByRole('textbox', { name: 'First name' }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Date of birth' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Citizenship' })).toBeTruthy();
    expect(screen.getByTestId('application-why').textContent).toContain('who you are');
    expect(
      within(screen.getByRole('navigation', { name: 'Steps of the application' })).getAllByRole('button'),
    ).toHaveLength(6);
  });

  test('missing answers are listed and marked at their fields, and the first one has the focus', async () => {
    const view = await renderScreen();
    await press(view, 'application-continue');
    const field = screen.getByRole('textbox', { name: 'First name' });
    expect(document.activeElement).toBe(field);
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent?.trim()).toBe('“First name” needs an answer.');
    const link = screen.getByRole('link', { name: '“Citizenship” needs an answer.' });
    await view.user.click(link);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Citizenship' }));
    expect(view.portal.backend.count('saveApplication')).toBe(0);
  });

  test('Enter saves a step and moves the focus to the heading of the next one', async () => {
    const view = await renderApplication({ answers: { person: { ...SOME_ANSWERS.person, firstName: '' } } });
    const { portal, user } = view;
    await user.click(screen.getByTestId('application-step-person'));
    screen.getByRole('textbox', { name: 'First name' }).focus();
    await user.keyboard('Mara{Enter}');
    await act(untilSettled);
    expect(portal.owner.applications.get(0)?.answers['person']).toEqual(SOME_ANSWERS.person);
    expect(document.activeElement?.textContent).toBe('Tax');
    expect(screen.getByTestId('application-saved').textContent).toContain('another device');
  });

  test('a question is shown or hidden by the answer to another one', async () => {
    const view = await renderApplication({ answers: { means: { employment: 'employed' } } });
    await press(view, 'application-step-means');
    expect(screen.getByRole('combobox', { name: 'Industry' })).toBeTruthy();
    view.unmount();
    const retired = await renderApplication({ answers: { means: { employment: 'retired' } } });
    await press(retired, 'application-step-means');
    expect(screen.queryByRole('combobox', { name: 'Industry' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Where does your income come from?' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: '25–50k' })).toBeTruthy();
  });

  test('an amount is read in the client’s culture', async () => {
    const view = await renderApplication({ answers: { means: {} } }, { client: { culture: 'de-DE' } });
    await press(view, 'application-step-means');
    const field = screen.getByTestId('answer-means-deposits');
    await view.user.type(field, '12.000');
    await view.user.click(screen.getByTestId('application-later'));
    await act(untilSettled);
    expect(view.portal.owner.applications.get(0)?.answers['means']).toEqual({ deposits: '12000' });
  });

  test('items of a group are added and removed', async () => {
    const view = await renderScreen();
    await press(view, 'application-step-tax');
    expect(screen.getByRole('group', { name: 'Tax residence 1' })).toBeTruthy();
    await press(view, 'answer-tax-residences-add');
    expect(screen.getByRole('group', { name: 'Tax residence 2' })).toBeTruthy();
    expect(screen.queryByTestId('answer-tax-residences-add')).toBeNull();
    await press(view, 'answer-tax-residences-1-remove');
    expect(screen.queryByRole('group', { name: 'Tax residence 2' })).toBeNull();
    await press(view, 'application-continue');
    expect(screen.getByRole('textbox', { name: 'Tax number' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('on a phone the number of the step opens the list of steps', async () => {
    setMatchingMedia((query) => query.includes('width <'));
    const view = await renderApplication({ answers: { person: SOME_ANSWERS.person } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tax');
    expect(screen.getByRole('progressbar', { name: 'Step 2 of 6' })).toBeTruthy();
    const steps = screen.getByRole('button', { name: 'Step 2 of 6' });
    expect(screen.queryByTestId('application-step-person')).toBeNull();
    await press(view, 'application-steps');
    expect(steps.getAttribute('aria-expanded')).toBe('true');
    await press(view, 'application-step-person');
    expect(document.activeElement?.textContent).toBe('Person');
    expect(screen.queryByTestId('application-step-tax')).toBeNull();
  });

  test('missing documents stop the step for documents', async () => {
    const view = await renderApplication({});
    await press(view, 'application-step-documents');
    expect(await screen.findByTestId('document-address')).toBeTruthy();
    await press(view, 'application-continue');
    expect(await screen.findByText('Send each of these documents before you go on.')).toBeTruthy();
  });

  test('a declaration is a checkbox labelled by its sentence', async () => {
    const view = await renderApplication({ answers: {} });
    await press(view, 'application-step-declarations');
    await press(view, 'application-continue');
    const box = screen.getByRole('checkbox', { name: /My answers are true/ });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await view.user.click(box);
    expect(screen.queryByText(/has to be accepted/)).toBeNull();
  });

  test('the review shows each answer in words, with a link to change it', async () => {
    const view = await renderApplication({});
    await press(view, 'application-step-review');
    const person = screen.getByTestId('application-review-person');
    expect(person.textContent).toContain('May 31, 1990');
    expect(person.textContent).toContain('Kenya');
    const tax = screen.getByTestId('application-review-tax');
    expect(tax.textContent).toContain('•••• •••• 489');
    expect(tax.textContent).not.toContain('65929970489');
    await press(view, 'application-edit-person');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Person');
  });

  test('conflicting answers of two devices can be compared and chosen', async () => {
    const view = await renderApplication({ answers: { person: { firstName: 'M' } } });
    const { portal, user } = view;
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'ara');
    portal.owner.applications.set(0, {
      ...APPLICATION,
      version: 5,
      answers: { person: { firstName: 'Maria' } },
    });
    await press(view, 'application-later');
    const field = within(await screen.findByTestId('application-conflict')).getByRole('group', {
      name: 'First name',
    });
    expect(within(field).getByRole('radio', { name: 'Here Mara' })).toHaveProperty('checked', true);
    await user.click(within(field).getByRole('radio', { name: 'Other device Maria' }));
    await press(view, 'conflict-save');
    await waitFor(() => expect(screen.queryByTestId('application-conflict')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Maria');
  });
});

describe('the result of an application', () => {
  test('a warning has to be confirmed before submitting', async () => {
    const view = await renderApplication({
      outcome: { kind: 'warning', until: null, because: ['/means/income'] },
    });
    expect(screen.getByTestId('application-warning').textContent).toContain('Net income a year Under 25k');
    await press(view, 'application-go-ahead');
    expect(view.portal.backend.count('submitApplication')).toBe(0);
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    await press(view, 'application-revise');
    expect(screen.getByTestId('application-step-review')).toBeTruthy();
  });

  test('a cooling-off period shows its end', async () => {
    await renderApplication({ outcome: { kind: 'cooling-off', until: '2999-11-25T10:00:00Z', because: [] } });
    expect(screen.getByTestId('application-cooling-off').textContent).toContain('Nov 25, 2999');
  });

  test('a required action names the document and the section to correct', async () => {
    const view = await renderApplication({
      state: 'action-required',
      timeline: [...APPLICATION.timeline, { state: 'action-required', at: '2026-11-21T09:30:00Z' }],
      reasons: [
        { code: 'document-rejected', at: '/documents/address', document: 'address', note: null },
        { code: 'reviewer', at: '/means', document: null, note: 'Where does it come from?' },
      ],
    });
    expect(screen.getByTestId('document-address')).toBeTruthy();
    expect(screen.getByTestId('application-todo').textContent).toBe(
      '2 things before we can approve. You can do them in any order.',
    );
    expect(screen.getByTestId('application-state').textContent).toBe('Action required');
    expect(screen.getByTestId('application-reason').textContent).toContain('Where does it come from?');
    await press(view, 'application-fix-means');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Means');
  });

  test('a declined application shows the reason', async () => {
    await renderApplication({
      state: 'rejected',
      outcome: { kind: 'declined', until: null, because: ['/means/income'] },
      reasons: [{ code: 'declined', at: '/means/income', document: null, note: null }],
    });
    expect(screen.getByTestId('application-rejected').textContent).toContain('Under 25k');
    expect(screen.queryByTestId('application-reason')).toBeNull();
  });

  test('an active application shows the account and all stages', async () => {
    await renderApplication({
      state: 'active',
      reference: 'K-00000007',
      account: { login: 81007950, server: 'Portico-Live' },
      timeline: (['onboarding', 'submitted', 'approval-pending', 'approved', 'active'] as const).map(
        (state) => ({ state, at: '2026-11-21T09:30:00Z' }),
      ),
    });
    expect(screen.getByTestId('application-account').textContent).toContain('81007950');
    const stages = within(screen.getByTestId('application-timeline')).getAllByRole('listitem');
    expect(stages.map(({ dataset }) => dataset['reached'])).toEqual(Array(5).fill('true'));
  });

  test('a submitted application shows the next stages without times', async () => {
    await renderApplication({
      state: 'submitted',
      timeline: [...APPLICATION.timeline, { state: 'submitted', at: '2026-11-21T09:30:00Z' }],
    });
    const stages = within(screen.getByTestId('application-timeline')).getAllByRole('listitem');
    expect(stages.map(({ dataset }) => dataset['reached'])).toEqual([
      'true',
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(screen.getByTestId('application-standing').textContent).toContain('within 1 working day');
    expect(stages.slice(2).map(({ textContent }) => textContent)).toEqual([
      'Waiting for approval',
      'ApprovedWithin 1 working day',
      'ActiveThe account opens and stands among your accounts.',
    ]);
  });

  test('submitted answers can be read but not changed', async () => {
    const view = await renderApplication({
      state: 'submitted',
      // The client submitted again after a question of the reviewer.
      timeline: (['onboarding', 'submitted', 'action-required', 'submitted'] as const).map((state) => ({
        state,
        at: '2026-11-21T09:30:00Z',
      })),
    });
    await press(view, 'application-your-answers');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your answers' }));
    expect(dialog.getByText('Kenya')).toBeTruthy();
    expect(dialog.getByText('•••• •••• 489')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Change/ })).toBeNull();
    await view.user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByTestId('application-your-answers'));
  });

  test('a single required action has no summary', async () => {
    await renderApplication({
      state: 'action-required',
      reasons: [{ code: 'reviewer', at: '/means', document: null, note: 'Where does it come from?' }],
    });
    expect(screen.getByTestId('application-reason')).toBeTruthy();
    expect(screen.queryByTestId('application-todo')).toBeNull();
  });
});

describe('a re-assessment', () => {
  const client = {
    reAssessmentResult: [{ typeId: 3, showPopup: false, finishDate: '2026-12-01T00:00:00Z', isSkip: true }],
  };
  const renderReassessment = () => renderScreen({ address: '/open-investment-account?typeId=3', client });

  test('marks a changed answer with the previous one, and can undo it', async () => {
    const view = await renderReassessment();
    expect(screen.getByTestId('application-due').textContent).toBe(
      `Please answer by ${timeOf('2026-12-01T00:00:00Z')}. 10 days left.`,
    );
    await view.user.click(screen.getByRole('radio', { name: 'Something has changed' }));
    const { getByTestId } = within(screen.getByTestId('application-same'));
    await view.user.click(screen.getByRole('button', { name: 'Change Net income a year' }));
    await view.user.click(screen.getByRole('radio', { name: 'Over 50k' }));
    // A changed question stays in its place until it is closed.
    const changed = getByTestId('application-changed-means-income');
    expect(changed.textContent).toContain('Before: 25–50k');
    expect(changed.textContent).toContain('Over 50k');
    expect(screen.getByRole('radio', { name: 'Over 50k' })).toBe(document.activeElement);
    expect(screen.getByTestId('application-submit').textContent).toBe('Submit 1 change');
    const change = () => screen.getByRole('button', { name: 'Change Net income a year' });
    await view.user.click(change());
    expect(change().closest('section')?.querySelector('h2')?.textContent).toBe('Changed 1');
    expect(document.activeElement).toBe(change());
    await view.user.click(screen.getByRole('button', { name: 'Undo Net income a year' }));
    expect(screen.queryByTestId('application-changed-means-income')).toBeNull();
    expect(document.activeElement).toBe(change());
    expect(screen.getByTestId('application-submit').textContent).toBe('Confirm my answers');
  });

  test('describes both choices and the stages with their dates', async () => {
    const view = await renderReassessment();
    const descriptionOf = (name: string) => {
      const choice = screen.getByRole('radio', { name });
      return document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect(descriptionOf('Nothing has changed')).toBe('Answer what is new, then confirm');
    expect(descriptionOf('Something has changed')).toBe('Go through the questions (7)');
    await view.user.click(screen.getByRole('radio', { name: 'Nothing has changed' }));
    await view.user.click(screen.getByRole('radio', { name: 'No' }));
    expect(descriptionOf('Nothing has changed')).toBe('Confirm my answers');
    const stages = within(screen.getByTestId('application-when')).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      'After you submitWe check your answers at once.',
      `Please answer by ${timeOf('2026-12-01T00:00:00Z')}.You can put it off, one day at a time.`,
      'ThenAfter that date you can close positions but not open new ones.',
    ]);
  });

  test('cannot be postponed when it is overdue', async () => {
    const reassessment = { typeId: 3, showPopup: false, finishDate: '2026-11-01T00:00:00Z', isSkip: false };
    await renderScreen({
      address: '/open-investment-account?typeId=3',
      client: { reAssessmentResult: [reassessment] },
    });
    const stages = within(screen.getByTestId('application-when')).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      'After you submitWe check your answers at once.',
      `Please answer by ${timeOf('2026-11-01T00:00:00Z')}.Until it is completed, you may only be able to close positions.`,
    ]);
    expect(screen.queryByTestId('application-postpone')).toBeNull();
  });

  /** Three more questions, one of which had an answer that is no longer valid. */
  const renderLongReassessment = () =>
    renderScreen({
      address: '/open-investment-account?typeId=3',
      client,
      prepare: ({ backend, owner }) => {
        const form = backend.forms.get(3)!;
        const { person } = backend.forms.get(0)!.schema.properties;
        const { properties, 'x-portico-order': order } = form.schema;
        const schema = {
          ...form.schema,
          properties: { ...properties, person: person! },
          'x-portico-order': [...order!, 'person'],
        };
        backend.forms.set(3, { ...form, schema });
        const answers = {
          ...PREVIOUS_ANSWERS.answers,
          person: { ...SOME_ANSWERS.person, birthDate: '2020-02-04' },
        };
        owner.applications.set(3, {
          ...APPLICATION,
          typeId: 3,
          state: 'none',
          answers: {},
          timeline: [],
          previous: { answers, at: null },
        });
      },
    });
  const unchangedQuestions = () =>
    screen.queryAllByTestId(/^application-same-/).map(({ dataset }) => dataset['testid']);

  test('shows six unchanged answers, and the others on request', async () => {
    const view = await renderLongReassessment();
    await view.user.click(screen.getByRole('radio', { name: 'Something has changed' }));
    expect(unchangedQuestions()).toHaveLength(6);
    await view.user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(unchangedQuestions()).toHaveLength(9);
    expect(document.activeElement?.textContent).toBe('The same 9');
    expect(screen.queryByTestId('application-more')).toBeNull();
  });

  test('requires a new answer for one that is no longer valid, also if nothing has changed', async () => {
    const view = await renderLongReassessment();
    await view.user.click(screen.getByRole('radio', { name: 'Nothing has changed' }));
    await view.user.click(screen.getByRole('radio', { name: 'No' }));
    expect(unchangedQuestions()).toEqual([]);
    await press(view, 'application-submit');
    expect(unchangedQuestions()).toEqual(['application-same-person-birthDate']);
    expect(document.activeElement).toBe(screen.getByLabelText('Date of birth'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(view.portal.backend.count('submitApplication')).toBe(0);
  });

  test('can be confirmed without changes after the new question is answered', async () => {
    const view = await renderReassessment();
    await view.user.click(screen.getByRole('radio', { name: 'Nothing has changed' }));
    expect(screen.queryByTestId('application-same')).toBeNull();
    await view.user.click(screen.getByRole('radio', { name: 'No' }));
    await press(view, 'application-submit');
    expect(view.portal.backend.calls.find(({ call }) => call === 'submitApplication')?.args).toMatchObject([
      { typeId: 3, isUnchanged: true },
    ]);
    expect(screen.getByTestId('application-state').textContent).toBe('Approved');
    expect(screen.getByTestId('application-standing').textContent).toBe(
      'Thank you, that is all we need for now.',
    );
    expect(view.portal.backend.count('client')).toBe(2);
  });

  test('can be postponed', async () => {
    const view = await renderReassessment();
    await press(view, 'application-postpone');
    expect(view.portal.backend.count('postponeApplication')).toBe(1);
  });
});

describe('a gateway without questions', () => {
  test('links to the site that has the questions', async () => {
    await renderScreen({ address: '/open-investment-account?typeId=77' });
    expect(screen.getByTestId('application-elsewhere').textContent).toContain('Our partner');
    expect(screen.getByRole('link', { name: /Continue the application/ }).getAttribute('href')).toBe(
      'https://onboarding.example/start',
    );
  });

  test('accepts that the client has finished there, and reports that no decision is known', async () => {
    const view = await renderScreen({ prepare: ({ backend }) => void backend.forms.delete(0) });
    await press(view, 'application-finished');
    const { backend, clock } = view.portal;
    const message = screen.getByTestId('application-elsewhere');
    expect(backend.count('closeOnboarding')).toBe(1);
    expect(message.textContent).toContain('We have noted that you have finished there');
    expect(message.textContent).toContain('We do not know of a decision yet.');
    expect(message.querySelector('time')?.dateTime).toBe(new Date(clock.now()).toISOString());
    expect(screen.getByTestId('application-finished').textContent).toBe('Ask again');
    await press(view, 'application-finished');
    expect(backend.count('closeOnboarding')).toBe(1);
  });

  test('offers that only for the first application', async () => {
    await renderScreen({ address: '/open-investment-account?typeId=77' });
    expect(screen.getByRole('link', { name: /Continue the application/ })).toBeTruthy();
    expect(screen.queryByTestId('application-finished')).toBeNull();
  });

  test('links to support if there is no other site', async () => {
    const openSupport = jest.fn();
    const { user } = await renderPortal(
      <SupportContext value={openSupport}>
        <Screen />
      </SupportContext>,
      {
        address: '/open-investment-account?typeId=77',
        prepare: ({ backend }) => void (backend.onboardingUrl = ''),
      },
    );
    const message = screen.getByTestId('application-elsewhere');
    expect(message.textContent).toContain('No questions are asked here');
    await user.click(within(message).getByRole('button', { name: 'support' }));
    expect(openSupport).toHaveBeenCalledTimes(1);
  });

  test('typeId is a number; anything else is the first application', async () => {
    const { portal } = await renderScreen({ address: '/open-investment-account?typeId=-1e9' });
    expect(portal.backend.calls.find(({ call }) => call === 'application')?.args).toEqual([0]);
  });
});
