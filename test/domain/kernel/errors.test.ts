import type * as Errors from '../../../src/domain/kernel/errors';
import { ERROR_CODE } from '../../../src/domain/kernel/error-codes.table';
import {
  errorLabelKey,
  errorText,
  isNotFound,
  isPortalError,
  KNOWN_ERROR_CODES,
  PortalError,
} from '../../../src/domain/kernel/errors';

describe('PortalError', () => {
  test('every kind has at least one code, 6 if none was sent', () => {
    const errors = [
      PortalError.unauthorized(),
      PortalError.refused([]),
      PortalError.malformed('result.token is missing'),
      PortalError.unavailable(),
      PortalError.aborted(),
    ];
    expect(errors.map(({ kind }) => kind)).toEqual([
      'unauthorized',
      'refused',
      'malformed',
      'unavailable',
      'aborted',
    ]);
    for (const error of errors) expect(error.codes).toEqual([6]);
  });

  test('keeps what the gateway sent', () => {
    expect(PortalError.refused([3, 5], 200, 27_000)).toMatchObject({
      codes: [3, 5],
      status: 200,
      retryAfterMs: 27_000,
    });
    expect(PortalError.unavailable({ status: 429, retryAfterMs: 1500, codes: [15] })).toMatchObject({
      status: 429,
      retryAfterMs: 1500,
      codes: [15],
    });
    expect(PortalError.unauthorized().status).toBe(401);
  });

  test('codes cannot be changed from outside, not even through the list passed in', () => {
    const sentCodes = [3];
    const error = PortalError.refused(sentCodes);
    sentCodes.push(4);
    expect(error.codes).toEqual([3]);
    expect(() => (error.codes as number[]).push(5)).toThrow(TypeError);
  });

  test('is an Error with a name and a reason', () => {
    const error = PortalError.malformed('result.token is missing');
    expect(error).toBeInstanceOf(Error);
    expect(String(error)).toBe('PortalError: malformed: result.token is missing');
    expect(String(PortalError.aborted())).toBe('PortalError: aborted');
  });

  test('is recognised by another copy of the portal, and recognises that copy’s', () => {
    jest.isolateModules(() => {
      const other = jest.requireActual<typeof Errors>('../../../src/domain/kernel/errors');
      expect(other.PortalError).not.toBe(PortalError);
      expect(isPortalError(other.PortalError.aborted())).toBe(true);
      expect(other.isPortalError(PortalError.refused([3]))).toBe(true);
    });
  });

  test.each([
    ['another error', new Error('PortalError')],
    ['what only looks like one', { ...PortalError.unavailable(), name: 'PortalError' }],
    ['a text', 'PortalError'],
    ['nothing', null],
    ['not even nothing', undefined],
  ])('%s is not one', (_what, thrown) => expect(isPortalError(thrown)).toBe(false));
});

test.each([
  ['a refusal with 404', PortalError.refused([], 404), true],
  ['a refusal with code 7 and 400', PortalError.refused([ERROR_CODE.notFound], 400), false],
  ['no answer', PortalError.unavailable(), false],
  ['what only looks like one', { kind: 'refused', status: 404 }, false],
])('%s: whether the gateway does not have it', (_what, thrown, expected) =>
  expect(isNotFound(thrown)).toBe(expected),
);

describe('error labels (R8, D5)', () => {
  test('a known code has its own text and class', () => {
    expect(errorText(12)).toEqual({ labelKey: 'errors.error12', className: 'error error12' });
    expect(errorLabelKey(12)).toBe('errors.error12');
  });

  test('an unknown code has the text of code 6 and its own class', () => {
    expect(errorText(4711)).toEqual({ labelKey: 'errors.error6', className: 'error error4711' });
  });

  test('a gateway may supply a text for its own code', () => {
    const isKnown = (code: number): boolean => code === 4711;
    expect(errorText(4711, isKnown).labelKey).toBe('errors.error4711');
    expect(errorText(12, isKnown).labelKey).toBe('errors.error6');
  });

  test('codes run from 1 without a gap', () => {
    const codes = Object.values(ERROR_CODE);
    expect(codes).toEqual(codes.map((_, index) => index + 1));
    expect([...KNOWN_ERROR_CODES]).toEqual(codes);
  });
});
