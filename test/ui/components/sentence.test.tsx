import { screen } from '@testing-library/react';
import { Sentence } from '../../../src/ui/components/sentence';
import { renderPortal } from '../../../src/testkit/render-portal';

describe('Sentence', () => {
  test('has the element where its language wants it, and its own full stop', async () => {
    await renderPortal(
      <p data-testid="sentence">
        <Sentence textKey="accounts.staleSince" parts={{ time: <time>20 Nov</time> }} />
      </p>,
    );
    expect(screen.getByTestId('sentence').innerHTML).toBe('Not updated since <time>20 Nov</time>.');
  });

  test('a text of the gateway without the value still shows both', async () => {
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
});
