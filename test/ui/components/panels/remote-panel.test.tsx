import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { act } from 'react';
import type { Remote } from '../../../../src/application/remote/remote';
import { ERROR_CODE } from '../../../../src/domain/kernel/error-codes.table';
import { PortalError } from '../../../../src/domain/kernel/errors';
import { I18nextTranslator } from '../../../../src/infrastructure/language/i18next-translator';
import { RemotePanel } from '../../../../src/ui/components/panels/remote-panel';
import { ENGLISH } from '../../../../src/testkit/language/english';
import { TextsProvider } from '../../../../src/ui/i18n/texts';

const observedLabel = observable.box('before');

function renderPanel(remote: Remote<string>, texts: Record<string, string> = {}) {
  const translator = new I18nextTranslator();
  translator.use('en', { ...ENGLISH, ...texts }, ENGLISH);
  const onRetry = jest.fn();
  const view = render(
    <TextsProvider engine={translator.engine}>
      <RemotePanel
        remote={remote}
        onRetry={onRetry}
        failedTitle="Things did not load"
        failedHelp="All is safe."
      >
        {(data, { asOf }) => (
          <p>
            {data} of {asOf}, {observedLabel.get()}
          </p>
        )}
      </RemotePanel>
    </TextsProvider>,
  );
  return { ...view, onRetry };
}

const ready = (data: string) => ({ status: 'ready', data, asOf: 7, refreshing: false, error: null }) as const;

describe('RemotePanel', () => {
  test.each([{ status: 'idle' }, { status: 'loading', slow: false }] as const)(
    'shows that it is loading: %o',
    (remote) => {
      const { container } = renderPanel(remote);
      expect(container.querySelector('[aria-busy="true"]')?.textContent).toContain('Loading');
      expect(screen.queryByTestId('retry')).toBeNull();
    },
  );

  test('reports a slow call, offers Retry, and keeps the placeholder', async () => {
    const { onRetry, container } = renderPanel({ status: 'loading', slow: true });
    expect(screen.getByRole('status').textContent).toContain('longer than usual');
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    await userEvent.click(screen.getByTestId('retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('renders the answer, and re-renders when observed values change', () => {
    const { container } = renderPanel(ready('Figures'));
    expect(container.textContent).toBe('Figures of 7, before');
    act(() => runInAction(() => observedLabel.set('after')));
    expect(container.textContent).toBe('Figures of 7, after');
  });

  test('shows the help text once, also if the error repeats it', () => {
    const failure = { status: 'failed', error: PortalError.refused([ERROR_CODE.forbidden]) } as const;
    const helpTexts = () => screen.getByRole('alert').textContent?.match(/All is safe\./g);
    const { unmount } = renderPanel(failure);
    expect(helpTexts()).toHaveLength(1);
    unmount();
    renderPanel(failure, { [`errors.error${ERROR_CODE.forbidden}`]: 'Refused. All is safe. Try again.' });
    expect(helpTexts()).toHaveLength(1);
  });

  test('has one label per error code, with its class, and Retry', async () => {
    const { onRetry } = renderPanel({
      status: 'failed',
      error: PortalError.refused([ERROR_CODE.failed, ERROR_CODE.forbidden, ERROR_CODE.failed]),
    });
    const panel = screen.getByRole('alert');
    const labels = [...panel.querySelectorAll('.error')];
    expect(labels.map((label) => label.className)).toEqual([
      `error error${ERROR_CODE.failed}`,
      `error error${ERROR_CODE.forbidden}`,
    ]);
    expect(labels[0]?.textContent).toBe(ENGLISH[`errors.error${ERROR_CODE.failed}`]);
    expect(panel.textContent).toContain('Things did not load');
    expect(panel.contains(screen.getByTestId('retry'))).toBe(true);
    await userEvent.click(screen.getByTestId('retry'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('an unknown code has the text of code 6 and its own class', () => {
    renderPanel({ status: 'failed', error: PortalError.refused([977]) });
    expect(document.querySelector('.error.error977')?.textContent).toBe(
      ENGLISH[`errors.error${ERROR_CODE.unreadable}`],
    );
  });

  test('a code has the text of the gateway if there is one', () => {
    renderPanel(
      { status: 'failed', error: PortalError.refused([977]) },
      { 'errors.error977': 'Closed on Sundays.' },
    );
    expect(document.querySelector('.error.error977')?.textContent).toBe('Closed on Sundays.');
  });
});
