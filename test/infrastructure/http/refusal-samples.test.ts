import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { loadContract } from '../../../contract/load-contract';
import type { OpenApiResponse } from '../../../contract/openapi-document';
import { openingRefusal } from '../../../src/domain/opening/opening';
import type { PortalError } from '../../../src/domain/kernel/errors';
import {
  requiredDocument,
  heldUntil,
  amountIssueOf,
  identityProofOf,
} from '../../../src/domain/money/refusal';
import { requestedMethods } from '../../../src/domain/session/proof-refusal';
import { readRefusal } from '../../../src/domain/onboarding/read-refusal';
import { addressFault } from '../../../src/domain/wallet/wallet';
import { readEnvelope } from '../../../src/infrastructure/http/envelope';
import { changesOf, withChange } from './changed-samples';

/** The contract's examples of refusals with details. */
const EXAMPLES = (
  load(readFileSync('contract/openapi.yaml', 'utf8')) as {
    components: { responses: { Refused: OpenApiResponse } };
  }
).components.responses.Refused.content!['application/json']!.examples!;

const check = loadContract()
  .find(({ id }) => id === 'withdraw')!
  .checkAnswer(400)!;

/** The details of a refusal, as the stores get them. */
async function detailsOf(body: unknown): Promise<unknown> {
  const answer = { status: 400, text: JSON.stringify(body), retryAfter: null, receivedAt: 0 };
  const error = await readEnvelope(answer, 'gateway', () => undefined).catch((reason: unknown) => reason);
  return (error as PortalError).details;
}

/** Every reader of details, and the result that is expected of it for the contract's examples. */
const READERS: Readonly<
  Record<
    string,
    { readonly read: (details: unknown) => unknown; readonly results: Readonly<Record<string, unknown>> }
  >
> = {
  refusedAmount: {
    read: (details) => amountIssueOf(details, '100.00'),
    results: {
      tooMuch: { kind: 'aboveMax', limit: '50.00' },
      notEnough: { kind: 'aboveAvailable', limit: '25.00' },
    },
  },
  methodsAsked: { read: requestedMethods, results: { codeNeeded: ['totp', 'recovery', 'passkey'] } },
  heldUntil: { read: heldUntil, results: { held: '2026-03-04T09:30:00Z' } },
  unverifiedAs: { read: identityProofOf, results: { unverified: 'sent' } },
  documentNeeded: {
    read: requiredDocument,
    results: {
      documentMissing: { document: 'address', status: 'none', threshold: null, remaining: null },
      documentForMore: {
        document: 'income',
        status: 'expired',
        threshold: { amount: '2000.00', currency: 'USD' },
        remaining: '500.00',
      },
    },
  },
  addressFault: { read: addressFault, results: { addressRefused: 'checksum' } },
  openingRefusal: {
    read: openingRefusal,
    results: {
      tooManyAccounts: { field: 'type', reason: 'limit', most: 3 },
      termsChanged: { field: 'terms', reason: 'terms', most: undefined },
    },
  },
  onboardingRefusal: {
    read: readRefusal,
    results: {
      answersWrong: {
        conflict: null,
        issues: [
          { at: '/tax/taxNumber', reason: 'too-long', limit: 30 },
          { at: '/means/saved', reason: 'too-small', limit: '0.00' },
          { at: '/tax/isUsPerson', reason: 'required' },
        ],
      },
      savedElsewhere: {
        conflict: {
          version: 4,
          savedAt: '2026-03-04T09:30:00Z',
          section: 'tax',
          answers: {
            residence: 'DE',
            isUsPerson: 'no',
            income: [{ source: 'salary', kinds: ['fixed', 'bonus'] }],
          },
        },
        issues: [],
      },
    },
  },
};

const ROWS = Object.entries(READERS).flatMap(([reader, { read, results }]) =>
  Object.entries(results).map(([example, result]) => [reader, example, read, result] as const),
);

test('every example has a reader, and matches its schema', () => {
  expect(ROWS.map(([, example]) => example).sort()).toEqual(Object.keys(EXAMPLES).sort());
  for (const [name, { value }] of Object.entries(EXAMPLES))
    expect([name, check(value)]).toEqual([name, true]);
});

test.each(ROWS)('%s reads the refusal %s', async (_reader, example, read, result) => {
  expect(read(await detailsOf(EXAMPLES[example]!.value))).toEqual(result);
});

/** Copies with one change each in their details, which the contract does not allow. */
const invalidChangesOf = (sample: unknown) =>
  changesOf(sample).filter(({ path, body }) => path.includes('details') && !check(body));

test.each(ROWS)('%s ignores what the contract does not allow: %s', async (_reader, example, read) => {
  const sample = EXAMPLES[example]!.value;
  const changes = invalidChangesOf(sample);
  expect(changes.length).toBeGreaterThan(0);
  for (const { path, body } of changes) {
    // The reader drops the field, or the item or set of answers that contains it.
    const outerPaths = [...path.keys()].map((at) => path.slice(0, path.length - at));
    const results = await Promise.all(
      outerPaths.map(async (outerPath) => read(await detailsOf(withChange(sample, outerPath)))),
    );
    expect([path.join('/'), JSON.stringify(body), results]).toEqual([
      path.join('/'),
      JSON.stringify(body),
      expect.arrayContaining([read(await detailsOf(body))]),
    ]);
  }
});

test.each(Object.entries(READERS))('%s has an empty result without details', (_reader, { read }) => {
  const emptyResult = read(undefined);
  for (const details of [null, 7, 'x', [], {}] as const) expect(read(details)).toEqual(emptyResult);
});
