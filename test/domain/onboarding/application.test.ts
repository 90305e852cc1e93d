import { stageOf, expectedTimeline, type Application } from '../../../src/domain/onboarding/application';
import { compareAnswers, differingFields, withAnswers } from '../../../src/domain/onboarding/compare-answers';
import { fieldKind } from '../../../src/domain/onboarding/field-kind';
import { readRefusal } from '../../../src/domain/onboarding/read-refusal';
import type { FieldSchema } from '../../../src/domain/onboarding/form-schema';
import { A_FORM, A_RE_ASSESSMENT, PREVIOUS_ANSWERS } from '../../../src/testkit/onboarding/application-forms';

const outcome = (kind: 'warning' | 'cooling-off', until: string | null = null) => ({
  kind,
  until,
  because: [],
});
const standing = (change: Partial<Application>) =>
  ({ typeId: 0, state: 'onboarding', outcome: null, timeline: [], ...change }) as unknown as Application;

test('what the page shows of an application', () => {
  const NOW = Date.parse('2026-11-20T10:00:00Z');
  expect(stageOf(standing({ state: 'none' }), NOW)).toBe('questions');
  expect(stageOf(standing({ state: 'active' }), NOW)).toBe('status');
  expect(stageOf(standing({ outcome: outcome('warning') }), NOW)).toBe('warning');
  expect(stageOf(standing({ outcome: outcome('cooling-off', '2026-11-21T10:00:00Z') }), NOW)).toBe(
    'cooling-off',
  );
  expect(stageOf(standing({ outcome: outcome('cooling-off', '2026-11-19T10:00:00Z') }), NOW)).toBe(
    'questions',
  );
  expect(stageOf(standing({ outcome: outcome('cooling-off') }), NOW)).toBe('questions');
});

test('the way of an application', () => {
  const at = '2026-11-20T10:00:00Z';
  const states = (change: Partial<Application>) =>
    expectedTimeline(standing(change)).map(({ state }) => state);
  const begun = { state: 'onboarding', at } as const;
  expect(states({})).toEqual(['onboarding', 'submitted', 'approval-pending', 'approved', 'active']);
  expect(states({ timeline: [begun, { state: 'action-required', at }] })).toEqual([
    'onboarding',
    'action-required',
    'approval-pending',
    'approved',
    'active',
  ]);
  expect(states({ state: 'rejected', timeline: [{ state: 'rejected', at }] })).toEqual(['rejected']);
  const timeline = [begun, { state: 'submitted', at }, { state: 'approved', at }] as const;
  expect(states({ state: 'approved', timeline })).toEqual(['onboarding', 'submitted', 'approved', 'active']);
  expect(states({ typeId: 3, state: 'approved', timeline })).toEqual(['onboarding', 'submitted', 'approved']);
});

test('each question has its kind', () => {
  const kinds = [A_FORM, A_RE_ASSESSMENT].flatMap(({ schema }) =>
    Object.values(schema.properties).flatMap(({ properties = {} }) =>
      Object.values(properties).map(fieldKind),
    ),
  );
  for (const kind of [
    'text',
    'date',
    'number',
    'money',
    'choice',
    'cards',
    'several',
    'country',
    'declaration',
    'group',
  ])
    expect(kinds).toContain(kind);
  expect(fieldKind({ type: 'boolean' } as FieldSchema)).toBe('yes-no');
  expect(fieldKind({ type: 'number' } as FieldSchema)).toBe('number');
});

test('answers are compared question by question', () => {
  const { schema } = A_RE_ASSESSMENT;
  const now = withAnswers(PREVIOUS_ANSWERS.answers, { means: { income: 'high' } });
  const marks = compareAnswers(schema, PREVIOUS_ANSWERS.answers, now).map(({ mark }) => mark);
  expect(marks.filter((mark) => mark === 'changed')).toHaveLength(1);
  expect(marks.at(-1)).toBe('new');
  expect(
    compareAnswers({ ...schema, properties: { odd: { type: 'object', title: 'Odd' } } }, {}, {}),
  ).toEqual([]);
  expect(
    differingFields(
      schema.properties['means'] ?? { type: 'object', title: 'Means' },
      { income: 'low' },
      { income: 'high' },
    ),
  ).toEqual(['income']);
});

test('a refusal’s details are read with care', () => {
  expect(readRefusal(undefined)).toEqual({ conflict: null, issues: [] });
  expect(readRefusal({ version: 3, section: 'tax', answers: {} }).conflict).toMatchObject({
    savedAt: null,
  });
  const savedAt = '2026-11-20T10:00:00Z';
  const conflict = { version: 3, section: 'tax', answers: {} };
  expect(readRefusal({ ...conflict, savedAt }).conflict).toMatchObject({ savedAt });
  expect(readRefusal({ ...conflict, savedAt: 'x' }).conflict).toMatchObject({ savedAt: null });
  const fields = [
    1,
    { at: 1 },
    { at: '/a', reason: 'required' },
    { at: '/b', reason: 'too-big', limit: 3 },
    { at: '/c', reason: 'too-small', limit: '1' },
    // A field that is not in the form: it has neither words nor a place.
    { at: '/d', reason: 'unknown' },
  ];
  expect(readRefusal({ fields }).issues.map(({ at }) => at)).toEqual(['/a', '/b', '/c']);
});
