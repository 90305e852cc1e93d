import { act, screen } from '@testing-library/react';
import { Screen } from '../../../../src/ui/screens/open-investment-account/open-investment-account-screen';
import { renderPortal, type RenderPortalOptions } from '../../../../src/testkit/render-portal';
import { settled } from '../../../../src/testkit/settled';

// Typing letter by letter takes longer on a busy machine.
jest.setTimeout(60_000);

const draw = (options: RenderPortalOptions = {}) =>
  renderPortal(<Screen />, { address: '/open-investment-account', ...options });
const typesAsked = ({ portal }: Awaited<ReturnType<typeof draw>>) =>
  portal.backend.calls.filter(({ call }) => call === 'application').map(({ args }) => args[0]);

async function fill(user: Awaited<ReturnType<typeof draw>>['user']) {
  await user.click(screen.getByLabelText('Ms'));
  await user.type(screen.getByTestId('application-firstName'), 'Mara');
  await user.type(screen.getByTestId('application-lastName'), 'Okafor');
  await user.type(screen.getByTestId('application-birthDate'), '1990-05-31');
  await user.type(screen.getByTestId('application-citizenship'), 'Kenya');
  await user.click(screen.getByLabelText('Growth'));
}

describe('open investment account', () => {
  test('answers are saved, and the page says when; a change is not saved yet', async () => {
    const { user, portal } = await draw({ client: { isOpenAccount: true } });
    await fill(user);
    await user.click(screen.getByTestId('application-save'));
    await act(settled);
    expect(portal.backend.calls.find(({ call }) => call === 'saveApplication')?.args).toMatchObject([
      0,
      { firstName: 'Mara', birthDate: '1990-05-31', citizenship: 'Kenya', reason: 'grow' },
    ]);
    expect(screen.getByTestId('application-saved').textContent).toContain('Saved on');
    await user.type(screen.getByTestId('application-firstName'), 'x');
    expect(screen.queryByTestId('application-saved')).toBeNull();
  });

  test('missing answers are marked at each field, and nothing is sent', async () => {
    const { user, portal } = await draw();
    await user.click(screen.getByTestId('application-save'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual([
      'Choose a salutation, or “None”.',
      'Enter your first name.',
      'Enter your last name.',
      'Enter your date of birth.',
      'Enter your citizenship.',
      'Choose what the account is for.',
    ]);
    expect(portal.backend.count('saveApplication')).toBe(0);
  });

  test('typeId is the re-assessment, with its day; anything else is the first application', async () => {
    const reAssessmentResult = [
      { typeId: 3, showPopup: false, finishDate: '2026-12-01T00:00:00Z', isSkip: true },
    ];
    const view = await draw({
      address: '/open-investment-account?typeId=3',
      client: { reAssessmentResult },
    });
    expect(typesAsked(view)).toEqual([3]);
    expect(screen.getByTestId('application-due').textContent).toContain('You may postpone it.');
    view.unmount();
    expect(typesAsked(await draw({ address: '/open-investment-account?typeId=-1e9' }))).toEqual([0]);
  });

  test('the gateway’s own address is the next step, unless it is this page', async () => {
    const view = await draw();
    expect(screen.getByRole('link', { name: 'Continue the application' }).getAttribute('href')).toBe(
      'https://onboarding.example/start',
    );
    view.unmount();
    await draw({
      origin: 'https://portico.example',
      prepare: ({ backend }) =>
        void (backend.onboardingUrl = 'https://portico.example/open-investment-account'),
    });
    expect(screen.queryByRole('link', { name: 'Continue the application' })).toBeNull();
  });
});
