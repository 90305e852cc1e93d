import { screen, within } from '@testing-library/react';
import { Campaigns } from '../../../../src/application/campaigns/ports/campaigns';
import type { ContestBoard, ContestScore } from '../../../../src/domain/campaigns/contest';
import { Screen } from '../../../../src/ui/campaigns/screens/campaigns-screen';
import { FakeCampaigns } from '../../../../src/testkit/campaigns/fake-campaigns';
import { campaignOf } from '../../../../src/testkit/portal/client-area';
import { renderPortal } from '../../../../src/testkit/portal/render-portal';

const MEMBER = campaignOf(1, {
  joinedAt: '2026-11-10T08:30:00Z',
  membership: {
    login: 50213360,
    alias: 'M-8QW3N',
    termsVersion: 3,
    termsSha256: 'a'.repeat(64),
    leftAt: null,
  },
  rules: [{ kind: 'filter', key: 'seconds', value: '120', own: null, holds: null }],
});

const placeOf = (place: number, alias = `M-${place}`) => ({
  place,
  alias,
  result: String(20 - place),
  prize: place === 1 ? '1000.00' : null,
});

const BOARD: ContestBoard = {
  takenAt: '2026-11-21T13:45:00Z',
  isFinal: false,
  sha256: null,
  field: { median: '-1.80', belowZero: '64' },
  items: Array.from({ length: 12 }, (_, index) => placeOf(index + 1)),
  next: null,
  own: placeOf(17, 'M-8QW3N'),
  award: null,
};

const SCORE: ContestScore = {
  base: '2500.00',
  sum: '118.40',
  result: '4.736000',
  trades: [
    {
      ticket: 71702377,
      symbol: 'XAUUSD',
      side: 'sell',
      lots: '0.05',
      openedAt: '2026-11-12T13:30:02Z',
      closedAt: '2026-11-12T13:31:16Z',
      net: '6.15',
      seconds: 74,
      reason: 'too-short',
      cost: null,
      amount: null,
    },
    {
      ticket: 71611904,
      symbol: 'EURUSD',
      side: 'buy',
      lots: '0.20',
      openedAt: '2026-11-11T15:12:40Z',
      closedAt: '2026-11-12T09:04:11Z',
      net: '118.40',
      seconds: 64291,
      reason: null,
      cost: null,
      amount: null,
    },
  ],
};

const renderContest = (board: Partial<ContestBoard> = {}, campaign = MEMBER) =>
  renderPortal(<Screen />, {
    variant: 'international',
    address: '/campaigns?campaign=1',
    prepare: ({ backend, resolve }) => {
      backend.campaigns = [campaign];
      const campaigns: object = resolve(Campaigns);
      if (!(campaigns instanceof FakeCampaigns)) throw new Error('the fake is replaced');
      campaigns.boards.set(1, { ...BOARD, ...board });
      campaigns.scores.set(1, SCORE);
    },
  });

test('the own place stays in sight below the first ten, and all are shown on request', async () => {
  const { user } = await renderContest();
  const board = within(screen.getByTestId('campaign-board'));
  expect((await board.findByTestId('campaign-place-M-8QW3N')).textContent).toContain('You');
  expect(board.queryByTestId('campaign-place-M-11')).toBeNull();
  await user.click(screen.getByTestId('campaign-board-all'));
  expect(board.getByTestId('campaign-place-M-11')).not.toBeNull();
  expect(screen.getByTestId('campaign-field').textContent).toContain('64% below zero');
});

test('board and trades name their order, and the board its formula and the rule of ties, for visitors too', async () => {
  await renderContest({}, campaignOf(1, { kind: 'contest' }));
  const rules = (await screen.findByTestId('campaign-board-rules')).textContent;
  expect(rules).toContain('÷ base × 100');
  expect(rules).toMatch(/The highest result first\. Members with the same result share a place/);
});

test('a long board is shown page by page', async () => {
  const items = Array.from({ length: 120 }, (_, index) => placeOf(index + 1));
  const { user } = await renderContest({ items, own: null });
  const board = within(screen.getByTestId('campaign-board'));
  await user.click(await board.findByTestId('campaign-board-all'));
  expect(board.getByTestId('campaign-place-M-100')).not.toBeNull();
  expect(board.queryByTestId('campaign-place-M-101')).toBeNull();
  await user.click(board.getByTestId('campaign-board-more'));
  expect(await board.findByTestId('campaign-place-M-120')).not.toBeNull();
  expect(board.queryByTestId('campaign-board-more')).toBeNull();
});

test('a member reads the formula’s figures, and why a trade does not count', async () => {
  const { user } = await renderContest();
  const score = within(screen.getByTestId('campaign-score'));
  expect(screen.getByTestId('campaign-figures').textContent).toContain('1 of 2');
  expect(screen.getByTestId('campaign-rule-seconds').textContent).toContain('1 of 2');
  expect(screen.getByTestId('campaign-figures').textContent).toContain('÷ base × 100');
  expect(score.getByText('Days and times are in UTC.')).not.toBeNull();
  expect(score.queryByTestId('campaign-trade-71702377')).toBeNull();
  await user.click(score.getByText('Excluded 1'));
  expect(score.getByTestId('campaign-trade-71702377').textContent).toContain('open for 74 of 120 seconds');
});

test('the final board has its hash, and the prize its state', async () => {
  await renderContest({
    isFinal: true,
    sha256: 'b'.repeat(64),
    award: { amount: '1000.00', state: 'paid' },
  });
  expect(screen.getByText('Final board')).not.toBeNull();
  expect(screen.getByTestId('campaign-board-facts').textContent).toContain('b'.repeat(64));
  expect(screen.getByTestId('campaign-award').textContent).toContain('Paid');
});

test('with too few members there is no board, and a client who is not a member has no score', async () => {
  await renderContest({ items: [], own: null }, { ...campaignOf(1), members: 4 });
  expect(screen.getByTestId('campaign-board').textContent).toContain('five members');
  expect(screen.queryByTestId('campaign-score')).toBeNull();
});

test('a contest that ended with too few members has a message', async () => {
  await renderContest({ items: [], own: null, isFinal: true }, { ...MEMBER, members: 4 });
  expect(screen.getByTestId('campaign-board').textContent).toContain('fewer than five members');
});
