import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

  test('reports that something went wrong, with the message, and offers Retry', async () => {
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

describe('a document that others have changed', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  function Form({ typed }: { typed: { email: string } }) {
    const [hasFailed, setFailed] = useState(false);
    return (
      <form>
        <p data-testid="line">
          {hasFailed && <b>Wrong. </b>}
          Sign in
        </p>
        <input defaultValue={typed.email} onChange={(event) => (typed.email = event.target.value)} />
        <button type="button" onClick={() => setFailed(true)}>
          Send
        </button>
      </form>
    );
  }

  test('renders the form again with its text, and shows the card only if that fails at once', async () => {
    const typed = { email: '' };
    const translator = new I18nextTranslator();
    translator.use('en', ENGLISH, ENGLISH);
    render(
      <TextsProvider engine={translator.engine}>
        <MemoryRouter>
          <RouteBoundary>
            <Form typed={typed} />
          </RouteBoundary>
        </MemoryRouter>
      </TextsProvider>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'a@portico.test');
    const replaceText = () =>
      screen.getByTestId('line').lastChild!.replaceWith(document.createElement('font'));
    replaceText();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByTestId('line').textContent).toBe('Sign in');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('a@portico.test');
    replaceText();
    fireEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('alert')).not.toBeNull();
  });
});
