import { render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { userEvent } from '@testing-library/user-event';
import { I18nextTranslator } from '../../../src/infrastructure/language/i18next-translator';
import { TextsProvider } from '../../../src/ui/i18n/texts';
import { RouteBoundary } from '../../../src/ui/router/route-error';
import { ENGLISH } from '../../../src/testkit/language/english';

async function renderError(error: unknown) {
  const Broken = () => {
    if (useLocation().pathname === '/elsewhere') return 'all is well';
    throw error;
  };
  const translator = new I18nextTranslator();
  translator.use('en', ENGLISH, ENGLISH);
  render(
    <TextsProvider engine={translator.engine}>
      <MemoryRouter>
        <Link to="/elsewhere">Elsewhere</Link>
        <RouteBoundary>
          <Broken />
        </RouteBoundary>
      </MemoryRouter>
    </TextsProvider>,
  );
  return screen.findByRole('alert');
}

describe('RouteError', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  test('says that something went wrong, with the message, and offers Retry', async () => {
    const card = await renderError(new Error('the view is broken'));
    expect(card.dataset['testid']).toBe('route-error');
    expect(screen.getByRole('heading').textContent).toBe('Something went wrong');
    expect(card.textContent).toContain('the view is broken');
    expect(screen.getByTestId('retry').textContent).toBe('Retry');
  });

  test('shows the status of an answer', async () => {
    const card = await renderError({ status: 418, statusText: 'I’m a teapot', internal: false, data: null });
    expect(card.textContent).toContain('418 I’m a teapot');
  });

  test('is removed when the client opens another page', async () => {
    await renderError(new Error('the view is broken'));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('all is well')).toBeTruthy();
  });
});
