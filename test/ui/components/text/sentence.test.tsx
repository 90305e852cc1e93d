import { screen } from '@testing-library/react';
import { Sentence } from '../../../../src/ui/components/text/sentence';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

describe('Sentence', () => {
  test('puts the element where the language needs it', async () => {
    await renderPortal(
      <p data-testid="sentence">
        <Sentence textKey="accounts.staleSince" parts={{ time: <time>20 Nov</time> }} />
      </p>,
    );
    expect(screen.getByTestId('sentence').innerHTML).toBe('Not updated since <time>20 Nov</time>.');
  });

  test('adds the element to a gateway text without its placeholder', async () => {
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

  test('supports plurals and several elements in the order of the language', async () => {
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
