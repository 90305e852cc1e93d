import { RULES, type Entry, type StoredData, type RequestOutcome } from '../../../tools/trials/chaos/ledger';

// The ledger of `npm run chaos` must catch a gateway that lies: each row is a lie, or looks like one.
const entriesOf = (...outcomes: (RequestOutcome | [RequestOutcome, string])[]): Entry[] =>
  outcomes.map((entry, at) => {
    const [answer, value] = typeof entry === 'string' ? [entry, ''] : entry;
    return { at, kind: 'kind', subject: 'subject', value, outcome: answer, status: 0 };
  });

describe('an idempotent order', () => {
  test.each<[RequestOutcome[], StoredData | undefined, string | undefined]>([
    [['done'], 1, undefined],
    [['done'], undefined, 'told done, and not stored'],
    [['done'], 2, 'stored 2 times'],
    [['unknown'], 1, undefined],
    [['unknown'], undefined, undefined],
    [['unknown'], 2, 'stored 2 times'],
    [['unknown', 'done'], 0, 'told done, and not stored'],
    [['unknown', 'refused'], 1, undefined],
    [['unknown', 'refused'], 0, 'refused, and not there: used up by a failure'],
    [['refused'], 0, 'refused, and not there: used up by a failure'],
    [['refused'], 1, 'refused, and stored'],
    [['done', 'refused'], 1, undefined],
    [['done', 'done'], 1, undefined],
  ])('with answers %j and rows %j has the breach %j', (answers, stored, breach) => {
    expect(RULES.once(entriesOf(...answers), stored)).toBe(breach);
  });

  test('answers once', () => {
    expect(RULES.single(entriesOf('done', 'refused'), 1)).toBeUndefined();
    expect(RULES.single(entriesOf('done', 'done'), 1)).toBe('told done 2 times');
    expect(RULES.single(entriesOf('done'), 0)).toBe('told done, and not stored');
  });
});

test.each<[RequestOutcome[], StoredData | undefined, string | undefined]>([
  [['done', 'done'], 2, undefined],
  [['done', 'done'], 1, 'stored 1 times, told 2 to 2'],
  [['done'], 2, 'stored 2 times, told 1 to 1'],
  [['unknown', 'done'], 1, undefined],
  [['unknown', 'done'], 2, undefined],
  [['unknown', 'done'], 3, 'stored 3 times, told 1 to 2'],
  [['unknown', 'refused'], 1, undefined],
  [['unknown', 'refused'], undefined, 'refused, and not there: used up by a failure'],
])(
  'an order that is carried out each time, with answers %j and rows %j, has the breach %j',
  (answers, stored, breach) => {
    expect(RULES.each(entriesOf(...answers), stored)).toBe(breach);
  },
);

test.each<[[RequestOutcome, string][], StoredData | undefined, string | undefined]>([
  [
    [
      ['done', 'a'],
      ['done', 'b'],
    ],
    'b',
    undefined,
  ],
  [
    [
      ['done', 'a'],
      ['done', 'b'],
    ],
    'a',
    'holds "a", told "b"',
  ],
  [
    [
      ['done', 'a'],
      ['unknown', 'b'],
    ],
    'a',
    undefined,
  ],
  [
    [
      ['done', 'a'],
      ['unknown', 'b'],
    ],
    'b',
    undefined,
  ],
  [
    [
      ['done', 'a'],
      ['unknown', 'b'],
    ],
    'c',
    'holds "c", told "a"',
  ],
  // A request without an answer may still be carried out.
  [
    [
      ['unknown', 'a'],
      ['done', 'b'],
    ],
    'a',
    undefined,
  ],
  [[['unknown', 'a']], 'before', undefined],
  [
    [
      ['done', 'a'],
      ['refused', 'b'],
    ],
    'a',
    'refused, though nothing was wrong with it',
  ],
  [[['done', 'a']], undefined, 'holds "", told "a"'],
])(
  'a value of which the last one counts, with answers %j and rows %j, has the breach %j',
  (answers, stored, breach) => {
    expect(RULES.last(entriesOf(...answers), stored)).toBe(breach);
  },
);
