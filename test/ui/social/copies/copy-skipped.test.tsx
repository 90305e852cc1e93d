import { screen } from '@testing-library/react';
import type { CopyDetails, CopyPosition } from '../../../../src/domain/social/copy';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';
import { CopySkipped } from '../../../../src/ui/social/copies/copy-positions';

const skippedPosition = (source: number, fields: Partial<CopyPosition>): CopyPosition => ({
  source,
  symbol: 'EURUSD',
  side: 'buy',
  leaderLots: '1.00',
  wanted: '0.1',
  lots: '0.00',
  skipped: 'no-margin',
  missing: null,
  leaderPrice: '1.15301',
  price: null,
  gap: null,
  at: '2026-11-20T14:02:00Z',
  openLots: null,
  currentPrice: null,
  profit: null,
  ...fields,
});

test('a trade that was skipped for its margin shows how much was missing, if that is known', async () => {
  const positions = [
    skippedPosition(1, { missing: '1302.10' }),
    skippedPosition(2, {}),
    skippedPosition(3, { skipped: 'too-small' }),
  ];
  const copy = { currency: 'USD', madeCount: 4, skippedCount: 3, positions } as unknown as CopyDetails;
  await renderPortal(<CopySkipped copy={copy} />, { variant: 'international', address: '/portico-social' });
  await screen.findByText(/Below the smallest size/);
  const text = screen.getByTestId('copy-skipped').textContent.replaceAll(/[\u2066\u2069]/g, '');
  expect(text).toMatch(/Not enough margin: USD\s1,302\.10 missing/);
  expect(text.match(/Not enough margin(?!:)/g)).toHaveLength(1);
  expect(text).toContain('Below the smallest size');
});
