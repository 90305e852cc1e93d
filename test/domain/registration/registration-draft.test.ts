import { NO_DRAFT, readDraft, writeDraft } from '../../../src/domain/registration/registration-draft';

const DRAFT = {
  values: { email: 'ann@example.com', firstName: 'Ann', password: 'secret one', confirm: 'secret one' },
  phase: 'documents' as const,
  registrationId: 'r-1',
  phone: '+4930123456',
  accepted: [{ id: 'risk', sha256: 'a'.repeat(64), acceptedAt: '2026-11-21T10:00:00Z' }],
};

test('keeps the input and the step reached, but no password', () => {
  const text = writeDraft(DRAFT);
  expect(text).not.toContain('secret');
  expect(readDraft(text)).toEqual({ ...DRAFT, values: { email: 'ann@example.com', firstName: 'Ann' } });
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['a list', '[]'],
  ['null', 'null'],
])('%s is not a draft', (_name, text) => {
  expect(readDraft(text)).toEqual(NO_DRAFT);
});

test('invalid parts are left out', () => {
  const text = JSON.stringify({
    values: { email: 7, password: 'x', __proto__x: 'y', constructor: 'z', city: 'Berlin' },
    phase: 'elsewhere',
    registrationId: 'r-1',
    phone: '+49',
    accepted: [{ id: 'risk' }, 5],
  });
  expect(readDraft(text)).toEqual({
    values: { city: 'Berlin' },
    phase: 'form',
    registrationId: 'r-1',
    phone: '+49',
    accepted: [],
  });
  expect(readDraft(JSON.stringify({ ...DRAFT, accepted: 'all' })).accepted).toEqual([]);
});

test.each([{ registrationId: null }, { phone: 5 }])(
  'without %j a registration has not started',
  (missing) => {
    expect(readDraft(JSON.stringify({ ...DRAFT, ...missing }))).toMatchObject({
      phase: 'form',
      registrationId: null,
      phone: null,
      accepted: [],
    });
  },
);
