import { screen } from '@testing-library/react';
import { Sentence } from '../../../../src/ui/components/text/sentence';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

describe('Sentence', () => {
  test('puts the element where its language needs it, with its own full stop', async () => {
    await renderPortal(
      <p data-testid="sentence">
        <Sentence textKey="accounts.staleSince" parts={{ time: <time>20 Nov</time> }} />
      </p>,
    );
    expect(screen.getByTestId('sentence').innerHTML).toBe('Not updated since <time>20 Nov</time>.');
  });

  test('a gateway text without the placeholder still shows both', async () => {
    await renderPortal(
      <p data-testid="sentence">
        <Sentence textKey="accounts.staleSince" parts={{ time: <time>20 Nov</time> }} />
      </p>,
      {
        prepare: ({ backend }) => backend.overlays.set('en-US/7', { 'accounts.staleSince': 'Old figures.' }),
      },
    );
    expect(screen.getByTestId('sentence').innerHTML).toBe('Old figures.<time>20 Nov</time>');
  });

  test('takes several elements, in the order of its language, and plurals', async () => {
    await renderPortal(
      <p data-testid="sentence">
        <Sentence textKey="calculators.ownFigures" parts={{ source: <i>ECB</i>, symbol: <b>EURUSD</b> }} />{' '}
        <Sentence textKey="accounts.found" parts={{ number: <b>two</b> }} values={{ count: 2 }} />
      </p>,
    );
    expect(screen.getByTestId('sentence').innerHTML).toBe(
      '<b>EURUSD</b>, your own figures; contract data: <i>ECB</i> <b>two</b> accounts found',
    );
  });
});
