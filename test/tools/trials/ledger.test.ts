import { RULES, type Entry, type StoredData, type RequestOutcome } from '../../../tools/trials/chaos/ledger';

// The rules of `npm run chaos` must find every answer that differs from the stored data.
const entriesOf = (...outcomes: (RequestOutcome | [RequestOutcome, string])[]): Entry[] =>
  outcomes.map((entry, at) => {
    const [outcome, value] = typeof entry === 'string' ? [entry, ''] : entry;
    return { at, kind: 'kind', subject: 'subject', value, outcome, status: 0 };
  });

describe('a change that is stored once', () => {
  test.each<[RequestOutcome[], StoredData | undefined, string | undefined]>([
    [['done'], 1, undefined],
    [['done'], undefined, 'answered done, but not stored'],
    [['done'], 2, 'stored 2 times'],
    [['unknown'], 1, undefined],
    [['unknown'], undefined, undefined],
    [['unknown'], 2, 'stored 2 times'],
    [['unknown', 'done'], 0, 'answered done, but not stored'],
    [['unknown', 'refused'], 1, undefined],
    [
      ['unknown', 'refused'],
      0,
      'refused, though never stored: an earlier, failed request has used up its code or key',
    ],
    [['refused'], 0, 'refused, though never stored: an earlier, failed request has used up its code or key'],
    [['refused'], 1, 'refused, but stored'],
    [['done', 'refused'], 1, undefined],
    [['done', 'done'], 1, undefined],
  ])('with the answers %j and the stored data %j has the violation %j', (answers, storedData, violation) => {
    expect(RULES.storedOnce(entriesOf(...answers), storedData)).toBe(violation);
  });

  test('may succeed only once', () => {
    expect(RULES.succeedsOnce(entriesOf('done', 'refused'), 1)).toBeUndefined();
    expect(RULES.succeedsOnce(entriesOf('done', 'done'), 1)).toBe('answered done 2 times');
    expect(RULES.succeedsOnce(entriesOf('done'), 0)).toBe('answered done, but not stored');
  });
});

test.each<[RequestOutcome[], StoredData | undefined, string | undefined]>([
  [['done', 'done'], 2, undefined],
  [['done', 'done'], 1, 'stored 1 times, expected 2 to 2'],
  [['done'], 2, 'stored 2 times, expected 1 to 1'],
  [['unknown', 'done'], 1, undefined],
  [['unknown', 'done'], 2, undefined],
  [['unknown', 'done'], 3, 'stored 3 times, expected 1 to 2'],
  [['unknown', 'refused'], 1, undefined],
  [
    ['unknown', 'refused'],
    undefined,
    'refused, though never stored: an earlier, failed request has used up its code or key',
  ],
])(
  'a change that is stored for each request, with the answers %j and the stored data %j, has the violation %j',
  (answers, storedData, violation) => {
    expect(RULES.storedForEach(entriesOf(...answers), storedData)).toBe(violation);
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
    'holds "a", confirmed "b"',
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
    'holds "c", confirmed "a"',
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
  [[['done', 'a']], undefined, 'holds "", confirmed "a"'],
])(
  'a value that later requests replace, with the answers %j and the stored data %j, has the violation %j',
  (answers, storedData, violation) => {
    expect(RULES.lastValue(entriesOf(...answers), storedData)).toBe(violation);
  },
);
