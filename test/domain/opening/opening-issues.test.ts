import { ERROR_CODE, type ErrorName } from '../../../src/domain/kernel/error-codes.table';
import { openingProblem, type OpeningProblem } from '../../../src/domain/opening/opening-issues';

test.each<[ErrorName, number, unknown, OpeningProblem | null]>([
  ['idempotencyConflict', 409, undefined, { at: 'form', obstacle: { kind: 'conflict' } }],
  ['failed', 502, { field: 'offer' }, { at: 'form', obstacle: { kind: 'serverDown' } }],
  ['refused', 400, { reason: 'limit', most: 5 }, { at: 'form', obstacle: { kind: 'limit', most: 5 } }],
  ['refused', 400, { field: 'offer', reason: 'level' }, { at: 'accountType', issue: 'level' }],
  ['refused', 400, { field: 'leverage', reason: 'leverage' }, { at: 'leverage', issue: 'level' }],
  ['refused', 409, { field: 'terms', reason: 'terms' }, { at: 'terms', issue: 'changed' }],
  ['invalid', 400, { field: 'currency' }, { at: 'currency', issue: 'notOffered' }],
  ['weakPassword', 400, { field: 'tradingPassword' }, { at: 'tradingPassword', issue: 'refused' }],
  ['refused', 400, undefined, null],
])('a refusal as %s with status %i and %j has its place in the form', (name, status, details, problem) => {
  expect(openingProblem({ codes: [ERROR_CODE[name]], status, details })).toEqual(problem);
});
