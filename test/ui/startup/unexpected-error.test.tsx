import { render, screen } from '@testing-library/react';
import { UnexpectedError } from '../../../src/ui/startup/unexpected-error';

function renderError(error: unknown) {
  const Broken = () => {
    throw error;
  };
  return render(
    <UnexpectedError>
      <Broken />
    </UnexpectedError>,
  );
}

describe('UnexpectedError', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.lang = '';
  });

  test.each([
    ['the message', new Error('no router'), 'Unexpected Application Error!no routerRetry'],
    [
      'the status',
      { status: 404, statusText: 'Not Found', internal: true, data: null },
      'Unexpected Application Error!404 Not FoundRetry',
    ],
    ['nothing of a thrown value that is no error', 'a secret', 'Unexpected Application Error!Retry'],
  ])('shows the title of R8 and %s', (_part, error, words) => {
    renderError(error);
    expect(screen.getByRole('alert').textContent).toBe(words);
  });

  test('has Retry in the language of the page', () => {
    document.documentElement.lang = 'de-DE';
    renderError(new Error());
    expect(screen.getByTestId('retry').textContent).toBe('Erneut versuchen');
  });

  test('is not shown without an error', () => {
    render(<UnexpectedError>all is well</UnexpectedError>);
    expect(screen.getByText('all is well')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
