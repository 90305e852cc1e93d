import { marginHealth } from '../../../src/domain/accounts/margin-health';

describe('margin health (A4)', () => {
  // oxfmt-ignore
  test.each([
    // level      call    stop-out  health
    [null,        null,   null,     'none'],
    ['rubbish',   null,   null,     'none'],
    ['1454.24',   null,   null,     'fine'],
    ['150.01',    null,   null,     'fine'],
    ['150.00',    null,   null,     'low'],
    ['121.73',    null,   null,     'low'],
    ['75.01',     null,   null,     'low'],
    ['75',        null,   null,     'critical'],
    ['-4',        null,   null,     'critical'],
    ['121.73',    '80',   '30',     'fine'],
    ['120',       '80',   '30',     'low'],
    ['45',        '80',   '30',     'critical'],
    ['121.73',    'x',    'x',      'low'],
  ] as const)('level %s, call %s, stop-out %s: %s', (marginLevel, marginCallLevel, stopOutLevel, health) => {
    expect(marginHealth({ marginLevel, marginCallLevel, stopOutLevel })).toBe(health);
  });
});
