import { tabCount } from '../../../src/domain/partnership/tab-counts';
import { A_PARTNERSHIP } from '../../../src/testkit/partnership/sample-partnership';

describe('the count of a section', () => {
  const [link] = A_PARTNERSHIP.links;
  const partnership = {
    ...A_PARTNERSHIP,
    links: [...A_PARTNERSHIP.links, { ...link!, archivedAt: '2026-11-01T00:00:00.000Z' }],
    trades: { all: 7, earned: 4, none: [] },
  };

  it.each([
    ['clients', 62],
    ['partners', 2],
    ['links', 2],
    ['unpaid', 3],
    ['commissions', undefined],
  ] as const)('of %s is %s', (tab, count) => {
    expect(tabCount(tab, partnership)).toBe(count);
  });

  it('is unknown where the gateway does not count', () => {
    const uncounted = { ...partnership, counts: null, trades: null };
    for (const tab of ['clients', 'partners', 'unpaid'] as const)
      expect(tabCount(tab, uncounted)).toBeUndefined();
  });
});
