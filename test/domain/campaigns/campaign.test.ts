import {
  campaignAddress,
  campaignIdOf,
  canJoin,
  canLeave,
  isBenefitKind,
  isScored,
  phaseOf,
} from '../../../src/domain/campaigns/campaign';
import { campaignOf } from '../../../src/testkit/portal/client-area';

const CAMPAIGN = campaignOf(1, {
  joinFrom: '2026-11-10T00:00:00Z',
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-11-30T00:00:00Z',
});

test.each([
  ['2026-11-09T23:59:59Z', 'upcoming', false],
  ['2026-11-10T00:00:00Z', 'open', true],
  ['2026-11-20T00:00:00Z', 'running', true],
  ['2026-11-30T00:00:00Z', 'ended', false],
] as const)('at %s: %s', (now, phase, joinable) => {
  expect(phaseOf(CAMPAIGN, Date.parse(now))).toBe(phase);
  expect(canJoin(CAMPAIGN, Date.parse(now))).toBe(joinable);
});

test.each([
  ['a member before it begins', true, '2026-11-11T00:00:00Z', '2026-11-12T00:00:00Z'],
  ['a member while it runs', true, '2026-11-11T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['a member after its end', false, '2026-11-11T00:00:00Z', '2026-11-30T00:00:00Z'],
  ['a client who is no member', false, null, '2026-11-20T00:00:00Z'],
])('%s can leave: %s', (_, expected, joinedAt, now) => {
  expect(canLeave({ ...CAMPAIGN, joinedAt }, Date.parse(now))).toBe(expected);
});

test('without times it is running; a client who is excluded or has joined cannot join', () => {
  expect(phaseOf(campaignOf(1), 0)).toBe('running');
  expect(canJoin(campaignOf(1, { isEligible: false }), 0)).toBe(false);
  expect(canJoin(campaignOf(1, { joinedAt: '2026-11-11T00:00:00Z' }), 0)).toBe(false);
});

test('contests and campaigns that bear costs count trades; a notice does not', () => {
  const kinds = ['contest', 'feeWaiver', 'spreadRebate', 'notice', null] as const;
  expect(kinds.map(isBenefitKind)).toEqual([false, true, true, false, false]);
  expect(kinds.map(isScored)).toEqual([true, true, true, false, false]);
});

test.each([
  ['12', 12],
  ['999999999', 999_999_999],
  ['1234567890', null],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['12 ', null],
  ['', null],
  [null, null],
])('an address with the campaign %j opens %j', (text, id) => {
  expect(campaignIdOf(text)).toBe(id);
});

test('the address of a campaign opens it', () => {
  const { searchParams } = new URL(campaignAddress(12), 'https://portal.example');
  expect(campaignIdOf(searchParams.get('campaign'))).toBe(12);
});
