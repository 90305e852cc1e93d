import {
  blocksOf,
  daysLeft,
  isUploadNeeded,
  blockStart,
  sortByNeed,
  type Block,
} from '../../../src/domain/documents/document';
import { checkFile, MAX_FILE_BYTES } from '../../../src/domain/documents/file-check';
import { documentOf } from '../../../src/testkit/portal/client-area';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const verified = (validUntil: string | null) => documentOf('address', { status: 'verified', validUntil });

test.each([
  // valid until, days left
  ['2026-12-05T12:00:00Z', 14],
  ['2026-12-06T12:00:00Z', null],
  ['2026-11-21T13:00:00Z', 0],
  ['2026-11-21T11:00:00Z', null],
  ['nonsense', null],
  [null, null],
])('a verified document valid until %s: warning %s days before', (validUntil, days) => {
  expect(daysLeft(verified(validUntil), NOW)).toBe(days);
  expect(isUploadNeeded(verified(validUntil), NOW)).toBe(days !== null);
});

test('only a verified document can expire', () => {
  expect(daysLeft({ ...verified('2026-11-25T12:00:00Z'), status: 'pending' }, NOW)).toBeNull();
});

test.each([
  ['none', true],
  ['rejected', true],
  ['expired', true],
  ['pending', false],
  ['verified', false],
] as const)('%s: a file is required: %s', (status, isRequired) => {
  expect(isUploadNeeded(documentOf('income', { status }), NOW)).toBe(isRequired);
});

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

test.each([
  ['PDF', bytesOf(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31), undefined],
  ['PNG', bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), undefined],
  ['JPEG', bytesOf(0xff, 0xd8, 0xff, 0xe0), undefined],
  ['SVG', new TextEncoder().encode('<svg>'), 'wrong-content'],
  ['half a PNG signature', bytesOf(0x89, 0x50), 'wrong-content'],
])('%s is judged by its content', (_name, bytes, issue) => {
  expect(checkFile(bytes.length, bytes)).toBe(issue);
});

test('an empty file, the largest allowed, and one byte more', () => {
  const pdf = bytesOf(0x25, 0x50, 0x44, 0x46, 0x2d);
  expect(checkFile(0, pdf)).toBe('empty');
  expect(checkFile(MAX_FILE_BYTES, pdf)).toBeUndefined();
  expect(checkFile(MAX_FILE_BYTES + 1, pdf)).toBe('too-big');
});

const WITHDRAWALS: Block = { action: 'withdraw', threshold: null, from: null };

test('only required documents block anything, in document order', () => {
  const documents = [
    documentOf('address', { status: 'rejected', blocks: [WITHDRAWALS] }),
    documentOf('income', { status: 'pending', blocks: [WITHDRAWALS] }),
    documentOf('payment', { status: 'verified', validUntil: null, blocks: [WITHDRAWALS] }),
    documentOf('identity-front', { blocks: [WITHDRAWALS, { ...WITHDRAWALS, action: 'trade' }] }),
  ];
  expect(blocksOf(documents, NOW).map(({ kind, block }) => [kind, block.action])).toEqual([
    ['address', 'withdraw'],
    ['income', 'withdraw'],
    ['identity-front', 'withdraw'],
    ['identity-front', 'trade'],
  ]);
});

test.each([
  // from, until when it works
  ['2026-11-21T12:00:01Z', NOW + 1000],
  ['2026-11-21T12:00:00Z', null],
  ['nonsense', null],
  [null, null],
])('an action blocked from %s works until %s', (from, until) => {
  expect(blockStart({ ...WITHDRAWALS, from }, NOW)).toBe(until);
});

test('documents that need the client are first, and those of one status keep their order', () => {
  const statuses = ['verified', 'pending', 'none', 'expired', 'rejected'] as const;
  const documents = [
    ...statuses.map((status) => documentOf('address', { status })),
    documentOf('identity-front', { status: 'none' }),
  ];
  expect(sortByNeed(documents).map(({ kind, status }) => `${kind} ${status}`)).toEqual([
    'address rejected',
    'address expired',
    'address none',
    'identity-front none',
    'address pending',
    'address verified',
  ]);
  expect(documents[0]?.status).toBe('verified');
});
