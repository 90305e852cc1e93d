import { renderPortal, scenarios } from '@portico/portal/testkit';
import { screen } from '@testing-library/react';
import { AccountCount } from './account-count';

test('the view shows how many accounts there are', async () => {
  await renderPortal(<AccountCount />, { scenario: scenarios.zeroMargin });
  expect(screen.getByRole('status').textContent).toBe('1');
});
