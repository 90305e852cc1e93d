import type { Campaign } from '../../domain/campaigns/campaign';
import type { Blocker } from '../../domain/dashboard/blocker';
import type { FirstStep } from '../../domain/dashboard/first-steps';
import type { Profile } from '../../domain/profile/profile';
import type { ClientDocument, DocumentKind } from '../../domain/documents/document';
import type { Message, NotificationPreference } from '../../domain/notifications/message';
import type { SecurityEvent } from '../../domain/session/security-event';
import type { SignInTry } from '../../domain/session/open-session';
import type { Strategy } from '../../domain/social/strategy';

export const A_PROFILE: Profile = {
  firstName: 'Mara',
  lastName: 'Okafor',
  email: 'mara@portico.test',
  phone: '+4930123456',
  country: 'DE',
  address: null,
  city: 'Berlin',
  postcode: '10969',
  registeredAt: '2025-03-04T10:00:00Z',
  isVerified: true,
  locks: [
    { field: 'firstName', by: 'identity-front', at: '2025-03-09T10:00:00Z' },
    { field: 'lastName', by: 'identity-front', at: '2025-03-09T10:00:00Z' },
    { field: 'country', by: 'identity-front', at: '2025-03-09T10:00:00Z' },
  ],
  review: null,
};

/** A blocked action, because a proof of address is missing, changed by `overrides`. */
export function blockerOf(overrides: Partial<Blocker> = {}): Blocker {
  return {
    action: 'withdraw',
    reason: 'document-rejected',
    document: 'address',
    login: null,
    requestId: null,
    typeId: null,
    threshold: null,
    amount: null,
    from: null,
    until: null,
    minutes: 1440,
    ...overrides,
  };
}

export const SOME_BLOCKERS: readonly Blocker[] = [
  blockerOf({ threshold: { amount: '2000.00', currency: 'USD' } }),
  blockerOf({ action: 'trade', reason: 'close-only', document: null, login: 5512098, minutes: null }),
];

export const SOME_STEPS: readonly FirstStep[] = [
  { step: 'profile', isDone: true },
  { step: 'identity', isDone: true },
  { step: 'address', isDone: false },
  { step: 'deposit', isDone: true },
  { step: 'trade', isDone: false },
];

/** A kind of document without an upload, changed by `overrides`. */
export function documentOf(kind: DocumentKind, overrides: Partial<ClientDocument> = {}): ClientDocument {
  return {
    kind,
    status: 'none',
    id: null,
    fileName: null,
    size: null,
    sentAt: null,
    reviewedAt: null,
    validUntil: null,
    reason: null,
    refused: null,
    blocks: [],
    ...overrides,
  };
}

export const SOME_DOCUMENTS: readonly ClientDocument[] = [
  documentOf('identity-front', { status: 'verified', fileName: 'id.pdf', size: 2048 }),
  documentOf('address', {
    status: 'rejected',
    id: 'file-of-address',
    fileName: 'bill.pdf',
    size: 4096,
    reason: 'too-old',
  }),
  documentOf('income'),
];

/** An unread message without a link, changed by `overrides`. */
export function messageOf(id: number, overrides: Partial<Message> = {}): Message {
  return {
    id,
    category: 'account',
    severity: 'info',
    culture: null,
    title: `Message ${id}`,
    body: null,
    buttonText: null,
    url: null,
    createdAt: '2026-11-20T09:30:00Z',
    isRead: false,
    ...overrides,
  };
}

export const SOME_MESSAGES: readonly Message[] = [
  messageOf(3, { category: 'security', title: 'Your password was changed' }),
  messageOf(2, { buttonText: 'Open', url: '/news' }),
  messageOf(1, { isRead: true, buttonText: 'Evil', url: 'javascript:alert(1)' }),
];

export const SOME_PREFERENCES: readonly NotificationPreference[] = [
  { category: 'security', inPortal: true, byMail: true, isLocked: true },
  { category: 'money', inPortal: true, byMail: true, isLocked: false },
  { category: 'account', inPortal: true, byMail: false, isLocked: false },
];

/** A campaign that every client can join at any time, changed by `overrides`. */
export function campaignOf(id: number, overrides: Partial<Campaign> = {}): Campaign {
  return {
    id,
    kind: 'contest',
    culture: null,
    title: `Campaign ${id}`,
    contentText: null,
    reward: null,
    terms: null,
    termsVersion: 1,
    termsSha256: String(id).repeat(64),
    joinFrom: null,
    startsAt: null,
    endsAt: null,
    currency: 'USD',
    prizes: [],
    members: 12,
    isEligible: true,
    reasons: [],
    rules: [{ kind: 'condition', key: 'live-account', value: null, own: null, holds: true }],
    accounts: [
      {
        login: 50_213_360,
        name: 'Contest 2',
        currency: 'USD',
        equity: '2000.00',
        reasons: [],
        missing: null,
      },
    ],
    joinedAt: null,
    membership: null,
    bonus: null,
    ...overrides,
  };
}

export const SOME_CAMPAIGNS: readonly Campaign[] = [
  campaignOf(1, { terms: 'One entry for each client.', reward: 'USD 50,000' }),
  campaignOf(2, { isEligible: false, reasons: ['live-account'], accounts: [] }),
  campaignOf(3, { endsAt: '2020-01-01T00:00:00Z' }),
];

export const SOME_STRATEGIES: readonly Strategy[] = [
  {
    id: 1,
    name: 'Meridian',
    provider: 'Layla',
    summary: 'Follows trends.',
    culture: null,
    currency: 'USD',
    risk: 3,
    deviationPercent: '0.62',
    returnPercent: '38.40',
    yearPercent: '14.13',
    drawdownPercent: '12.10',
    drawdownFrom: '2025-03-02',
    drawdownTo: '2025-04-28',
    group: 'ranked',
    rank: 1,
    reasons: [],
    days: 640,
    deals: 412,
    equity: '18420.15',
    money: 'own',
    copied: {
      count: 118,
      median: '9.24',
      q1: '2.10',
      q3: '13.00',
      worst: '-8.00',
      best: '23.30',
      losses: 25,
      lossShare: '21.19',
    },
    pips: '4120.5',
    feePercent: '20',
    minimum: '500',
    copiers: 412,
    state: 'open',
    isOwn: false,
    endedAt: null,
    endReason: null,
    startedAt: '2025-01-01T00:00:00Z',
    curve: ['0', '12.10', '38.40'],
  },
  {
    id: 2,
    name: 'Swing',
    provider: null,
    summary: null,
    culture: null,
    currency: null,
    risk: null,
    deviationPercent: null,
    returnPercent: '-3.70',
    yearPercent: '-3.70',
    drawdownPercent: null,
    drawdownFrom: null,
    drawdownTo: null,
    group: 'unranked',
    rank: null,
    reasons: ['days', 'deals', 'money'],
    days: 12,
    deals: 4,
    equity: '310.00',
    money: null,
    copied: null,
    pips: null,
    feePercent: null,
    minimum: null,
    copiers: null,
    state: 'open',
    isOwn: false,
    endedAt: null,
    endReason: null,
    startedAt: null,
    curve: [],
  },
];

/** A payout address. */
export const AN_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** Security events, newest first. */
export const SOME_SECURITY_EVENTS: readonly SecurityEvent[] = [
  {
    id: 9,
    at: '2026-03-02T09:31:00Z',
    kind: 'passwordChanged',
    reference: 'S-7K2M9QXD',
    device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
    country: 'DE',
    network: '203.0.113.0/24',
  },
  {
    id: 8,
    at: '2026-02-27T16:02:00Z',
    kind: 'profileChangeApproved',
    reference: null,
    device: null,
    country: null,
    network: null,
  },
];

/** Sign-in attempts, newest first. */
export const SOME_SIGN_INS: readonly SignInTry[] = [
  {
    id: 3,
    at: '2026-03-02T09:30:00Z',
    result: 'signedIn',
    method: 'password',
    device: { kind: 'computer', browser: 'Chrome', system: 'Windows' },
    country: 'DE',
    network: '203.0.113.0/24',
  },
  {
    id: 2,
    at: '2026-03-02T09:29:00Z',
    result: 'wrongPassword',
    method: null,
    device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
    country: null,
    network: '198.51.100.0/24',
  },
  { id: 1, at: null, result: 'locked', method: null, device: null, country: null, network: null },
];
